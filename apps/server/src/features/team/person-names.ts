// Names of the people who wrote something for a company. Whoever can read what they wrote may see the name, so names are
// remembered for a minute, and reading a conversation rarely needs a query for them.
import { sql } from 'kysely';
import { query, type Statements } from '../../platform/database/db.ts';
import { createLruCache } from '../../platform/limits/lru-cache.ts';

const rememberedMs = 60_000;
const remembered = 10_000;

export type PersonNames = ReturnType<typeof createPersonNames>;

export function createPersonNames({ now = Date.now } = {}) {
  const known = createLruCache<{ name: string | null; untilMs: number }>(remembered);

  /** By id, without those who were deleted or whose company was. */
  return async function namesOf(db: Statements, ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids)];
    const unknown = wanted.filter((id) => (known.get(id)?.untilMs ?? 0) <= now());
    if (unknown.length > 0) {
      const found = new Map((await db.many(listNames(unknown))).map((row) => [row.id, row.full_name]));
      for (const id of unknown) known.set(id, { name: found.get(id) ?? null, untilMs: now() + rememberedMs });
    }
    return new Map(
      wanted.flatMap((id) => (known.get(id)?.name ? [[id, known.get(id)!.name!] as const] : [])),
    );
  };
}

const listNames = (ids: string[]) =>
  query
    .selectFrom('profiles')
    .select(['id', 'full_name'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`);
