// A policy cell about what happened to a company.
import type { Effect } from '../../cell.ts';

/** The same company after something that happened to it. */
export const after = (
  guarantee: string,
  steps: Effect['steps'],
  query: Effect['query'],
  expected: Effect['expected'],
  covers: Effect['covers'] = [],
): Effect => ({ guarantee, covers, steps, query, expected });
