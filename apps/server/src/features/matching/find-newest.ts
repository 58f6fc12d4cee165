import type { Statements } from '../../platform/database/db.ts';
import { findByTerms, findHorizon, perPage, type Search } from './matching.terms.queries.ts';

/** Up to `max` of the newest, and the id where the next page starts. */
export async function findNewest(db: Statements, search: Search, max = perPage) {
  const found = (await db.many(findByTerms(search))).map(({ id }) => id);
  const ids = found.slice(0, max);
  if (found.length > max || found.length === perPage) return { ids, next: ids.at(-1) ?? null };
  return { ids, next: (await db.maybe(findHorizon(search)))?.id ?? null };
}
