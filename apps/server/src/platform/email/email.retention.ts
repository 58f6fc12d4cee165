// How long the delivery log, failures and the digests are kept.
import { retentionDays } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../database/db.ts';
import { dropPartitions, idBefore, sweepBatch, sweepInBatches, type Retention } from '../jobs/retention.ts';

export const emailRetention: Retention[] = [
  {
    what: 'mail_deliveries',
    days: retentionDays.emailDeliveries,
    sweep: (db, days) => db.many(dropPartitions('mail_deliveries', days)),
  },
  {
    what: 'mail_failures',
    days: retentionDays.emailDeliveries,
    sweep: (db, days) => sweepInBatches(db, deleteOldFailures(days)),
  },
  {
    what: 'mail_rounds',
    days: retentionDays.emailDigests,
    sweep: (db, days) => sweepInBatches(db, deleteOldDigests(days)),
  },
];

/** Their ids start with the time of their first event. */
function deleteOldDigests(days: number) {
  const old = query.selectFrom('mail_rounds').select('id').where('id', '<', idBefore(days)).limit(sweepBatch);
  return query.deleteFrom('mail_rounds').where('id', 'in', old).returning('id');
}

function deleteOldFailures(days: number) {
  const old = query
    .selectFrom('mail_failures')
    .select('id')
    .where('failed_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .orderBy('failed_at')
    .limit(sweepBatch);
  return query.deleteFrom('mail_failures').where('id', 'in', old).returning('id');
}
