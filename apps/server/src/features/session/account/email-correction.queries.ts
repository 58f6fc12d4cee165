// Queries about corrected emails, for app_auth and the worker.
import { sql } from 'kysely';
import { query } from '../../../platform/database/db.ts';
import { daysAgo, sweepBatch } from '../../../platform/jobs/retention.ts';

export const confirmCorrection = (id: string) =>
  query.selectNoFrom(sql`keeper.confirm_correction(${id})`.as('confirmed'));

export const stopCorrection = (id: string) =>
  query.selectNoFrom(sql`keeper.stop_correction(${id})`.as('stopped'));

/** For the worker. */
export const findCorrection = (id: string) =>
  query
    .selectFrom('email_corrections')
    .select(['id', 'old_email', 'new_email', 'status', 'approved_at'])
    .where('id', '=', id);

/** For the worker. */
export function deleteOldCorrections(days: number) {
  const old = query
    .selectFrom('email_corrections')
    .select('id')
    .where('created_at', '<', daysAgo(days))
    .limit(sweepBatch);
  return query.deleteFrom('email_corrections').where('id', 'in', old).returning('id');
}
