// Queries about accounts, for app_desk. Each is one function, which checks the operator and records what it does.
import type { AccountEmail, AccountKind, DeskReason, EmailProof } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement, type Row } from '../../../platform/database/db.ts';
import { daysAgo, sweepBatch } from '../../../platform/jobs/retention.ts';

type Why = { reason: DeskReason; note: string | null };
type Target = { kind: AccountKind; id: string };

export const sendAccountEmail = (id: string, email: AccountEmail, { reason, note }: Why) =>
  query.selectNoFrom(sql`keeper.send_account_email(${id}, ${email}, ${reason}, ${note})`.as('sent'));

type Correction = Why & { email: string; proof: EmailProof };
export const correctEmail = (sessionId: string, id: string, { email, proof, reason, note }: Correction) =>
  query.selectNoFrom(
    sql`keeper.correct_email(${sessionId}, ${id}, ${email}, ${proof}, ${reason}, ${note})`.as('corrected'),
  );

export const approveCorrection = (sessionId: string, id: string) =>
  query.selectNoFrom(sql`keeper.approve_correction(${sessionId}, ${id})`.as('approved'));

export const declineCorrection = (id: string) =>
  query.selectNoFrom(sql`keeper.decline_correction(${id})`.as('declined'));

export type CorrectionToApprove = {
  id: string;
  is_student: boolean;
  proof: EmailProof;
  operator_id: string;
  operator_name: string;
  created_at: string;
};
export const listCorrections = () =>
  statement(sql<CorrectionToApprove>`select * from keeper.list_corrections()`);

export const requestDeletion = (sessionId: string, { kind, id }: Target, { reason, note }: Why) =>
  query.selectNoFrom(
    sql`keeper.request_deletion(${sessionId}, ${kind}, ${id}, ${reason}, ${note})`.as('requested'),
  );

export const deletePermanently = (sessionId: string, { kind, id }: Target, name: string) =>
  query.selectNoFrom(sql`keeper.delete_permanently(${sessionId}, ${kind}, ${id}, ${name})`.as('deleted'));

/** For the worker. */
export const findNotice = (id: Row<'deletion_notices'>['id']) =>
  query.selectFrom('deletion_notices').select(['email', 'company_name']).where('id', '=', id);

/** For the worker. */
export function deleteOldNotices(days: number) {
  const old = query
    .selectFrom('deletion_notices')
    .select('id')
    .where('created_at', '<', daysAgo(days))
    .limit(sweepBatch);
  return query.deleteFrom('deletion_notices').where('id', 'in', old).returning('id');
}
