// How long data is kept, and the statements that delete it afterwards. Features and the platform list what is theirs in
// `*.retention.ts`; app/retention.ts sweeps all of it.
import { sql, type Compilable } from 'kysely';
import { query, type Db } from '../database/db.ts';
import type { Storage } from '../storage/storage-driver.ts';

export type Retention = {
  what: string;
  days: number;
  sweep(db: Db, days: number, storage: Storage): Promise<unknown>;
};

export const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days})`;

/** Ids start with their creation time, so only rows that are old enough are read. */
export const idBefore = (days: number) => sql<string>`(select uuidv7(make_interval(days => -${days}::int)))`;

/** How many rows one statement deletes. */
export const sweepBatch = 1_000;

/** Repeats a statement that deletes up to `sweepBatch` rows and returns them, until no more are left. */
export async function sweepInBatches(db: Db, deletion: Compilable) {
  while ((await db.many(deletion)).length === sweepBatch);
}

/** Drops a monthly partition once all of it is old enough. */
export const dropPartitions = (table: string, days: number) =>
  query.selectNoFrom(sql`app.drop_partitions(${table}, ${daysAgo(days)})`.as('partition'));

/** Creates the partitions of the coming months. */
export const ensurePartitions = () => query.selectNoFrom(sql`app.ensure_partitions()`.as('done'));
