// The weeks of an initiative's results: pure, no I/O, no clock.
import { limits, type ResultsWeek } from '@questline/contract';

const dayMs = 86_400_000;
const counts = ['views', 'saves', 'applications', 'accepted', 'finished'] as const;
type Day = Omit<ResultsWeek, 'week'> & { day: string };

const emptyWeek = (week: string): ResultsWeek => ({
  week,
  views: 0,
  saves: 0,
  applications: 0,
  accepted: 0,
  finished: 0,
});

/** The Monday of a week, in UTC. */
export function mondayOf(time: Date, weeksAgo = 0): string {
  const sinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - (sinceMonday + 7 * weeksAgo) * dayMs).toISOString().slice(0, 10);
}

export const firstMonday = (now: Date) => mondayOf(now, limits.resultsWeeks - 1);

/** Whole days, at least one. */
export const daysOf = (seconds: number | null) =>
  seconds === null ? null : Math.max(1, Math.round(seconds / 86_400));

/** Every week from the first in which anything happened until now, without gaps. */
export function weeksOf(days: readonly Day[], now: Date): ResultsWeek[] {
  const mondays = Array.from({ length: limits.resultsWeeks }, (_, ago) => mondayOf(now, ago)).toReversed();
  const weeks = mondays.map(emptyWeek);
  const byMonday = new Map(weeks.map((week) => [week.week, week]));
  for (const day of days) {
    const week = byMonday.get(mondayOf(new Date(day.day)));
    if (week) for (const what of counts) week[what] += day[what];
  }
  const first = weeks.findIndex((week) => counts.some((what) => week[what] > 0));
  return first < 0 ? [] : weeks.slice(first);
}
