import type { Statements } from '../../platform/database/db.ts';
import {
  candidatesPerPage,
  findByTerms,
  findHorizon,
  listNewest,
  perPage,
  type Search,
} from './matching.terms.queries.ts';
import type { Student } from './read-cards.ts';

/** Up to `max` of the newest, and the id where the next page starts. */
export async function findNewest(db: Statements, search: Search, max = perPage) {
  const found = (await db.many(findByTerms(search))).map(({ id }) => id);
  const ids = found.slice(0, max);
  if (found.length > max || found.length === perPage) return { ids, next: ids.at(-1) ?? null };
  return { ids, next: (await db.maybe(findHorizon(search)))?.id ?? null };
}

/** Up to `max` of the newest initiatives with this term that the student hasn't applied to. */
export async function findNewestOf(
  db: Statements,
  term: string,
  { excluded: except, index }: Pick<Student, 'excluded' | 'index'>,
  max: number,
): Promise<string[]> {
  const found = index?.newest(term, { except, max, among: candidatesPerPage });
  return found ?? (await db.many(listNewest(term, except))).slice(0, max).map(({ id }) => id);
}
