// Lists how long each kind of data is kept, and sweeps it hourly on the leading worker. Data not listed here lives as
// long as its account. Rate limit counters expire on their own (db/policies/limits.sql); pg-boss removes finished
// jobs.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { sweepLoose, sweepUnfinished } from '../features/files/sweep-files.ts';
import { query, type Db } from '../platform/database/db.ts';
import type { Log } from '../platform/telemetry/log.ts';
import type { Storage } from '../platform/storage/storage.ts';

type Kept = { what: string; days: number; sweep(db: Db, days: number, storage: Storage): Promise<unknown> };

export const retention: Kept[] = [
  { what: 'events', days: 30, sweep: dropRelayedEvents },
  { what: 'notifications', days: 365, sweep: (db, days) => db.many(dropParts('notifications', days)) },
  { what: 'mail_deliveries', days: 90, sweep: (db, days) => db.many(dropParts('mail_deliveries', days)) },
  { what: 'mail_rounds', days: 30, sweep: sweepDigests },
  // Must match the 30 days in the policy that lets the worker see and delete sessions.
  { what: 'sessions', days: 30, sweep: sweepSessions },
  // Programs repeat every year, so a draft nobody touched for a year is abandoned. Must match the 365 days in the
  // policies that let the worker see and delete these two.
  { what: 'initiative_drafts', days: 365, sweep: sweepDrafts },
  { what: 'inquiries', days: 365, sweep: sweepInquiries },
  {
    what: 'unfinished uploads',
    days: limits.unfinishedUploadHours / 24,
    sweep: (db, days, storage) => sweepUnfinished(db, storage, days),
  },
  {
    what: 'files that nothing refers to',
    days: limits.looseFileDays,
    sweep: (db, days, storage) => sweepLoose(db, storage, days),
  },
];

export async function sweepExpired(db: Db, storage: Storage, log: Log) {
  const chores = [
    { what: 'parts', work: () => db.run(query.selectNoFrom(sql`app.ensure_partitions()`.as('done'))) },
    ...retention.map(({ what, days, sweep }) => ({ what, work: () => sweep(db, days, storage) })),
  ];
  for (const { what, work } of chores)
    await work().catch((error: unknown) => log.error({ what, err: error }, 'maintenance job failed'));
}

/** Drops a monthly partition once all of it is old enough. */
const dropParts = (table: string, days: number) =>
  query.selectNoFrom(sql`app.drop_partitions(${table}, now() - make_interval(days => ${days}))`.as('part'));

/** Drops nothing while an old event has not been relayed yet. */
async function dropRelayedEvents(db: Db, days: number) {
  const waiting = query
    .selectFrom('events')
    .select('id')
    .where('relayed_at', 'is', null)
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .limit(1);
  if (!(await db.maybe(waiting))) await db.many(dropParts('events', days));
}

const batch = 1_000;
const before = (days: number) => sql<string>`now() - make_interval(days => ${days})`;
/** Ids start with their creation time, so only rows that are old enough are read. */
const idBefore = (days: number) => sql<string>`(select uuidv7(make_interval(days => -${days}::int)))`;

async function sweepDrafts(db: Db, days: number) {
  const over = query
    .selectFrom('initiative_drafts')
    .select('id')
    .where('id', '<', idBefore(days))
    .where('updated_at', '<', before(days))
    .limit(batch);
  const sweep = query.deleteFrom('initiative_drafts').where('id', 'in', over).returning('id');
  while ((await db.many(sweep)).length === batch);
}

async function sweepInquiries(db: Db, days: number) {
  const over = query.selectFrom('inquiries').select('id').where('id', '<', idBefore(days)).limit(batch);
  const sweep = query.deleteFrom('inquiries').where('id', 'in', over).returning('id');
  while ((await db.many(sweep)).length === batch);
}

async function sweepSessions(db: Db, days: number) {
  const over = query
    .selectFrom('sessions')
    .select('id')
    .where(
      sql<string>`coalesce(ended_at, expires_at)`,
      '<',
      sql<string>`now() - make_interval(days => ${days})`,
    )
    .limit(batch);
  const sweep = query.deleteFrom('sessions').where('id', 'in', over).returning('id');
  while ((await db.many(sweep)).length === batch);
}

/** Their ids start with the time of their first event. */
async function sweepDigests(db: Db, days: number) {
  const over = query.selectFrom('mail_rounds').select('id').where('id', '<', idBefore(days)).limit(batch);
  const sweep = query.deleteFrom('mail_rounds').where('id', 'in', over).returning('id');
  while ((await db.many(sweep)).length === batch);
}
