import { limits } from '@questline/contract/plain';

/** Counts only as many as the list shows. */
export const fitsCounted = (count: number): string =>
  count >= limits.bestFitResultsMax ? `${limits.bestFitResultsMax}+` : String(count);

/** "12 initiatives fit you" */
export const fitsInWords = (count: number): string =>
  `${fitsCounted(count)} ${count === 1 ? 'initiative fits' : 'initiatives fit'} you`;
