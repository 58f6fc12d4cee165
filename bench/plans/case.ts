import type { Compilable } from 'kysely';
import type { Bounds } from './rules.ts';

export type Case = Bounds & {
  list: string;
  who: string;
  actor: string;
  /** Default: the student, or the founder of the company. */
  person?: string;
  query: Compilable;
  /** Runs before the query, in its transaction. */
  first?: Compilable;
  /** `who` of another case of the same list. This one may touch at most 10% more buffers than that one. */
  notMoreThan?: string;
  /** The same, and no fewer buffers either. */
  like?: string;
};

/** Several keys of one list, which share its bounds. */
export const casesOf = (
  list: string,
  { ms = 50, candidates, ...bounds }: Pick<Bounds, 'buffers' | 'rows'> & Partial<Bounds>,
  cases: Pick<Case, 'who' | 'actor' | 'person' | 'query' | 'first' | 'like' | 'notMoreThan'>[],
): Case[] => cases.map((it) => ({ list, ms, candidates: candidates ?? bounds.rows, ...bounds, ...it }));
