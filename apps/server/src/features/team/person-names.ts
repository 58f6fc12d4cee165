// Names of the people who wrote something for a company. Everyone in a company may see who wrote it, so names are
// remembered for a minute for them. For students the query decides: not after they blocked the company, because a new
// name could reach them.
import { nameOf } from '@questline/contract';
import { sql } from 'kysely';
import type { SignedIn } from '../../platform/actor.ts';
import { query, type Statements } from '../../platform/database/db.ts';
import { createLruCache } from '../../platform/limits/lru-cache.ts';

const rememberedMs = 60_000;
const remembered = 10_000;

export type Names = ReadonlyMap<string, string>;
export type PersonNames = ReturnType<typeof createPersonNames>;

export function createPersonNames({ now = Date.now } = {}) {
  const known = createLruCache<{ name: string; untilMs: number }>(remembered);

  /** By id, without the reader, people who were deleted and those of deleted companies. */
  return async function namesOf(
    db: Statements,
    reader: Pick<SignedIn, 'personId' | 'kind'>,
    ids: Iterable<string>,
  ): Promise<Names> {
    const names = new Map<string, string>();
    const unknown = new Set<string>();
    for (const id of ids) {
      if (id === reader.personId) continue;
      const entry = reader.kind === 'company' ? known.get(id) : undefined;
      if (entry && now() < entry.untilMs) names.set(id, entry.name);
      else unknown.add(id);
    }
    for (const { id, full_name: name } of unknown.size > 0 ? await db.many(listNames([...unknown])) : []) {
      if (name === null) continue;
      known.set(id, { name, untilMs: now() + rememberedMs });
      names.set(id, name);
    }
    return names;
  };
}

const listNames = (ids: string[]) =>
  query
    .selectFrom('profiles as p')
    .select(['p.id', 'p.full_name'])
    .where('p.id', '=', sql<string>`any (${ids}::uuid[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members as m')
            .innerJoin('blocks as b', 'b.company_id', 'm.company_id')
            .whereRef('m.person_id', '=', 'p.id'),
        ),
      ),
    );

/** The person who did something for a company, or null if it was the reader. Teammates always get a name, because null
 *  would mean that they did it themselves. */
export function viewAuthor(id: string, reader: SignedIn, names: Names) {
  const name = names.get(id);
  if (id === reader.personId || (name === undefined && reader.kind === 'student')) return null;
  return { id, name: nameOf('user', name) };
}
