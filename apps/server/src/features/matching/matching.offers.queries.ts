// Queries for keeping the open initiatives in memory (open-offers.ts). They read what every visitor may see.
import { sql } from 'kysely';
import { query, statement } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';
import { daysAgo, sweepBatch } from '../../platform/jobs/retention.ts';
import type { OpenOffer } from './fit-index.ts';

/** Beyond this, the oldest open initiatives aren't kept in memory. 80,000 take about 30 MB and are loaded in a second. */
export const keptMax = 200_000;

/** A moment in the database: which transactions were committed, its clock, and since when the server runs. After a
 *  restart or failover, snapshots can't be compared: commits may be lost and their numbers used again. */
export type Moment = { snapshot: string; at: string; server: string };

export const getMoment = preparedRead(() =>
  statement(sql<Moment>`select pg_current_snapshot()::text as snapshot, now() as at,
    pg_postmaster_start_time()::text as server`),
);

/** Changes that were committed after a snapshot. The first condition finds them by the primary key. */
const changedSince = (snapshot: Param<string>) =>
  sql`initiative_changes where xact >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(xact, ${snapshot}::pg_snapshot)`;

/** Whether nothing has changed since this moment. It also has to be less than an hour ago: changes are kept for a day
 *  (matching.retention.ts), so nobody may rely on them much longer. A standby doesn't know how long the primary has been
 *  running, so it doesn't check whether the primary was restarted. */
export const checkMoment = preparedRead((snapshot: Param<string>, at: Param<string>, server: Param<string>) =>
  statement(sql<{
    is_current: boolean;
  }>`select (pg_is_in_recovery() or pg_postmaster_start_time()::text = ${server})
    and now() < ${at}::timestamptz + interval '1 hour'
    and not exists (select from ${changedSince(snapshot)}) as is_current`),
);

const fields = sql`i.id, i.tags, i.skills, i.weekly_hours, i.quick_win, c.industry`;

/** The open initiatives, newest first. */
export const listOpenOffers = (max: number) =>
  query
    .selectFrom('initiative_terms as t')
    .innerJoin('initiatives as i', 'i.id', 't.initiative_id')
    .innerJoin('company_profiles as c', 'c.id', 'i.company_id')
    .select(['i.id', 'i.tags', 'i.skills', 'i.weekly_hours', 'i.quick_win', 'c.industry'])
    .where('t.term', '=', sql.lit('open'))
    .orderBy('t.initiative_id', 'desc')
    .limit(sql.lit(max));

/** The initiatives that changed since a snapshot, without an id if they aren't open now. */
export const listChangedOffers = preparedRead((snapshot: Param<string>) =>
  statement(sql<{ changed_id: string } & (OpenOffer | { id: null })>`select t.changed_id, o.*
    from (select distinct initiative_id as changed_id from ${changedSince(snapshot)}) t
    left join lateral (select ${fields} from initiatives i join company_profiles c on c.id = i.company_id
      where i.id = t.changed_id
        and exists (select from initiative_terms o where o.term = 'open' and o.initiative_id = i.id) limit 1) o on true`),
);

export function deleteOldChanges(days: number) {
  const old = query
    .selectFrom('initiative_changes')
    .select(['xact', 'initiative_id'])
    .where('changed_at', '<', daysAgo(days))
    .limit(sweepBatch);
  return query
    .deleteFrom('initiative_changes')
    .where(({ eb, refTuple }) =>
      eb(refTuple('xact', 'initiative_id'), 'in', old.$asTuple('xact', 'initiative_id')),
    )
    .returning('initiative_id');
}
