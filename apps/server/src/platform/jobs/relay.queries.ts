// The relay's SQL. Events are divided into parts by a hash of what they are ordered by (column `part`). The lock of a part
// lasts as long as the transaction that relays its oldest events, so a killed worker's parts are free immediately.
import { sql } from 'kysely';
import { query, statement } from '../database/db.ts';

/** As in the column events.part. */
const relayParts = 8;

/** The server ends a transaction whose worker was silent for this long (paused, cut off), which frees its parts. */
const silenceMax = '3s';

/** The parts in which events are waiting. With `exists` instead of `limit 1`, PostgreSQL would read a whole backlog. */
export const listPartsWaiting = (except: string[]) =>
  statement(sql<{ part: number }>`
    select part from generate_series(0, ${sql.lit(relayParts - 1)}) as parts (part), lateral (
      select from events where events.part = parts.part and relayed_at is null and id <> all (${except}::uuid[]) limit 1
    ) as waiting`);

/** Must be a separate statement: reading the events needs a snapshot from after the lock. */
export const lockPart = (part: number) =>
  statement(sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('questline relay'), ${part}) as locked,
      set_config('idle_in_transaction_session_timeout', ${sql.lit(silenceMax)}, true)`);

/** The oldest events of a part. No other worker of this version can have locked one; during a deployment, the previous
 *  version's relay may have. */
export const listWaiting = (part: number, except: string[], limit: number) =>
  query
    .selectFrom('events')
    .select(['id', 'name', 'subject_id', 'actor_id', 'person_id', 'trace'])
    // Ordered by part as well, and not by `part = …`, which would make that redundant: with `order by id` alone,
    // PostgreSQL may read the primary key and skip all relayed events (1,422 buffers instead of 433).
    .where('part', '=', sql<number>`any (array[${part}::smallint])`)
    .where('relayed_at', 'is', null)
    // Arrays instead of lists: the statement stays the same for any number of ids, so it is prepared once.
    .where('id', '<>', sql<string>`all (${except}::uuid[])`)
    .orderBy('part')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();

export const markRelayed = (ids: string[]) =>
  query
    .updateTable('events')
    .set({ relayed_at: sql<string>`now()` })
    .where('id', '=', sql<string>`any (${ids}::uuid[])`);
