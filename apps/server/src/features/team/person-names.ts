// Names of the people who wrote something for a company. Everyone who can read it may see who wrote it, so names are
// remembered for a minute, and reading a conversation rarely needs a query for them.
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
    reader: Pick<SignedIn, 'personId'>,
    ids: Iterable<string>,
  ): Promise<Names> {
    const names = new Map<string, string>();
    const unknown = new Set<string>();
    for (const id of ids) {
      if (id === reader.personId) continue;
      const entry = known.get(id);
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
    .selectFrom('profiles')
    .select(['id', 'full_name'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`);

/** The person who did something for a company, or null if it was the reader. Teammates always get a name, because null
 *  would mean that they did it themselves. */
export function viewAuthor(id: string, reader: SignedIn, names: Names) {
  const name = names.get(id);
  if (id === reader.personId || (name === undefined && reader.kind === 'student')) return null;
  return { id, name: nameOf('user', name) };
}
