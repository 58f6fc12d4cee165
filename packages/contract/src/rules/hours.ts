// The hours of an initiative.
import { limits } from '../limits.ts';

/** The same rule as the column `initiatives.quick_win`. */
export const isQuickWin = (totalHours: number | null): boolean =>
  totalHours !== null && totalHours >= 1 && totalHours <= limits.quickWinMaxHours;

/** Totals are whole hours, rounded up, so that students never need more time than they were told. */
export const hoursOfMinutes = (minutes: number): number => Math.ceil(minutes / 60);

export type Week = {
  /** What the student's accepted initiatives take together, in hours a week. */
  hours: number;
  /** How many of them don't say how many hours a week they take. */
  unspecified: number;
  /** The student's own limit. */
  limit: number | null;
};

/** An initiative takes the hours a week that its company asks for. A total alone says nothing about a week. */
export const weekOf = (
  initiatives: readonly { weekly_hours: number | null }[],
  limit: number | null,
): Week => ({
  hours: initiatives.reduce((sum, { weekly_hours }) => sum + (weekly_hours ?? 0), 0),
  unspecified: initiatives.filter(({ weekly_hours }) => weekly_hours === null).length,
  limit,
});

/** The hours a week with one more initiative, if they exceed the limit. */
export function hoursOverLimit({ hours, limit }: Week, added: number | null): number | undefined {
  if (added === null || limit === null) return undefined;
  return hours + added > limit ? hours + added : undefined;
}
