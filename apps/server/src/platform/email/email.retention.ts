// How long the delivery log and the digests are kept.
import { query } from '../database/db.ts';
import { dropPartitions, idBefore, sweepBatch, sweepInBatches, type Retention } from '../jobs/retention.ts';

export const emailRetention: Retention[] = [
  {
    what: 'mail_deliveries',
    days: 90,
    sweep: (db, days) => db.many(dropPartitions('mail_deliveries', days)),
  },
  { what: 'mail_rounds', days: 30, sweep: (db, days) => sweepInBatches(db, deleteOldDigests(days)) },
];

/** Their ids start with the time of their first event. */
function deleteOldDigests(days: number) {
  const old = query.selectFrom('mail_rounds').select('id').where('id', '<', idBefore(days)).limit(sweepBatch);
  return query.deleteFrom('mail_rounds').where('id', 'in', old).returning('id');
}
