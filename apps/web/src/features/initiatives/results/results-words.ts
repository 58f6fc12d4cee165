// What the numbers of an initiative say, in words.
import type { ResultsWeek } from '@questline/contract';
import { limits } from '@questline/contract/plain';

export type Counted = Exclude<keyof ResultsWeek, 'week'>;
export type Results = Record<Counted, number>;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 9" */
export const weekInWords = ({ week }: Pick<ResultsWeek, 'week'>) => day.format(new Date(`${week}T00:00:00Z`));

/** The last week is the current one, which isn't over. */
export const soFar = 'so far';

export const totalOf = (weeks: readonly ResultsWeek[], what: Counted) =>
  weeks.reduce((sum, week) => sum + week[what], 0);

export const totalsOf = (weeks: readonly ResultsWeek[]): Results => ({
  views: totalOf(weeks, 'views'),
  saves: totalOf(weeks, 'saves'),
  applications: totalOf(weeks, 'applications'),
  accepted: totalOf(weeks, 'accepted'),
  finished: totalOf(weeks, 'finished'),
});

export const figure = (count: number) => count.toLocaleString('en');
const counted = (count: number, one: string, more = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : more}`;

const spanOf = (weeks: number) => (weeks === 1 ? 'this week' : `in ${weeks} weeks`);

/** "12 students applied in 7 weeks. 7 were accepted, and 3 have finished." */
export function summaryOf(weeks: readonly ResultsWeek[]): string {
  const { views, applications, accepted, finished } = totalsOf(weeks);
  const span = spanOf(weeks.length);
  if (applications === 0)
    return views === 0
      ? 'No views or applications yet.'
      : `${counted(views, 'view')} ${span}. No applications yet.`;
  const applied = `${counted(applications, 'student')} applied ${span}.`;
  if (accepted === 0) return applied;
  const were = `${figure(accepted)} ${accepted === 1 ? 'was' : 'were'} accepted`;
  return finished === 0
    ? `${applied} ${were}.`
    : `${applied} ${were}, and ${figure(finished)} ${finished === 1 ? 'has' : 'have'} finished.`;
}

/** Since when the totals count. */
export const sinceInWords = (weeks: readonly ResultsWeek[]) =>
  weeks.length === limits.resultsWeeks
    ? `in the last ${limits.resultsWeeks} weeks`
    : `since ${weekInWords(weeks[0]!)}`;

type Decided = { applications: number; accepted: number; to_decide: number; rejected: number };

/** "3 to answer, 2 rejected, 1 withdrawn". Together with the accepted ones, these are all applications. */
export function decidedInWords({ applications, accepted, to_decide, rejected }: Decided): string {
  const withdrawn = applications - accepted - to_decide - rejected;
  const parts = [
    to_decide > 0 && `${figure(to_decide)} to answer`,
    rejected > 0 && `${figure(rejected)}${rejected === limits.countMax ? '+' : ''} rejected`,
    withdrawn > 0 && rejected < limits.countMax && `${figure(withdrawn)} withdrawn`,
  ].filter((part) => part !== false);
  return parts.join(', ') || (applications > 0 ? 'all decided' : 'none yet');
}

/** "4 working now, 1 ended". Together with the finished ones, these are all that were accepted. */
export function workingInWords(
  { accepted, finished }: Pick<Results, 'accepted' | 'finished'>,
  working: number,
): string {
  if (accepted === 0 && working === 0) return 'nobody yet';
  const ended = accepted - finished - working;
  const now = working > 0 ? `${figure(working)} working now` : 'nobody working now';
  return ended > 0 ? `${now}, ${figure(ended)} ended` : now;
}

/** "12 days on average" */
export function finishedInWords(finished: number, days: number | null): string {
  if (days !== null) return `${counted(days, 'day')} on average`;
  return finished > 0 ? 'all tasks approved' : 'nobody yet';
}

/** "5% of views"; nothing for none, and for more than there are to compare with. */
export const shareInWords = (count: number, of: number, what: string) =>
  count > 0 && count <= of ? `${Math.round((100 * count) / of)}% of ${what}` : undefined;

/** The index of the highest week; the latest of several. */
export const peakOf = (weeks: readonly ResultsWeek[], what: Counted) =>
  weeks.reduce((peak, week, i) => (week[what] >= weeks[peak]![what] ? i : peak), 0);

/** The chart of views for people who can't see it. It has at least two weeks. */
export function viewsInWords(weeks: readonly ResultsWeek[]): string {
  const last = weeks.at(-1)!;
  const peak = weeks[peakOf(weeks, 'views')]!;
  return `Views per week, from ${figure(weeks[0]!.views)} in the week of ${weekInWords(weeks[0]!)} to ${figure(last.views)} this week ${soFar}, with a peak of ${figure(peak.views)} in the week of ${weekInWords(peak)}`;
}

export function stepsInWords(weeks: readonly ResultsWeek[]): string {
  const { applications, accepted, finished } = totalsOf(weeks);
  return `Applications per week: ${figure(applications)} in total, ${figure(accepted)} accepted, ${figure(finished)} finished`;
}
