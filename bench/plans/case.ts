import type { Compilable } from 'kysely';
import type { Bounds } from './rules.ts';

export type Case = Bounds & {
  list: string;
  who: string;
  actor: string;
  query: Compilable;
  /** Runs before it, in its transaction. */
  first?: Compilable;
  /** `who` of the case of the same list that this one may touch no more buffers than, give or take a tenth. */
  notMoreThan?: string;
  /** Likewise, and no fewer either. */
  like?: string;
};

/** Several keys of one list, which share its bounds. */
export const casesOf = (
  list: string,
  { ms = 50, candidates, ...bounds }: Pick<Bounds, 'buffers' | 'rows'> & Partial<Bounds>,
  cases: Pick<Case, 'who' | 'actor' | 'query' | 'first' | 'like' | 'notMoreThan'>[],
): Case[] => cases.map((it) => ({ list, ms, candidates: candidates ?? bounds.rows, ...bounds, ...it }));
