// The hours of an initiative.
import { limits } from '../limits.ts';

/** The same rule as the column `initiatives.quick_win`. */
export const isQuickWin = (totalHours: number | null): boolean =>
  totalHours !== null && totalHours >= 1 && totalHours <= limits.quickWinMaxHours;

/** Totals are whole hours, rounded up, so that students never need more time than they were told. */
export const hoursOfMinutes = (minutes: number): number => Math.ceil(minutes / 60);
