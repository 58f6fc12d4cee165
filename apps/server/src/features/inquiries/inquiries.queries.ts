// All queries of this feature. The API's role cannot read inquiries, so requests insert through a security-definer
// function.
import { limits } from '@questline/contract';
import { sql } from 'kysely';
import { query, type Row } from '../../platform/database/db.ts';
import { idBefore, sweepBatch } from '../../platform/jobs/retention.ts';

type NewInquiry = Omit<Row<'inquiries'>, 'id' | 'created_at'>;

/** The id is null when the same form was already received. */
export const insertInquiry = (it: NewInquiry) =>
  query.selectNoFrom(
    sql<string | null>`keeper.send_inquiry(${it.stamp_id}, ${it.contact_name}, ${it.company}, ${it.email},
      ${it.website}, ${it.wishes}, ${it.message})`.as('id'),
  );

/** For the worker. */
export const findInquiry = (id: string) =>
  query
    .selectFrom('inquiries')
    .select(['contact_name', 'company', 'email', 'website', 'wishes', 'message'])
    .where('id', '=', id);

/** Returns nothing when this email address got a receipt shortly before, since anyone can enter someone else's. */
export const findInquiryToConfirm = (id: string) =>
  query
    .selectFrom('inquiries as it')
    .select(['it.email', 'it.wishes'])
    .where('it.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inquiries as before')
            .select('before.id')
            .whereRef('before.email', '=', 'it.email')
            .whereRef('before.id', '<', 'it.id')
            .where(
              'before.created_at',
              '>',
              sql<string>`it.created_at - make_interval(mins => ${limits.inquiryReceiptMinutes})`,
            ),
        ),
      ),
    );

/** For the worker. */
export function deleteOldInquiries(days: number) {
  const old = query.selectFrom('inquiries').select('id').where('id', '<', idBefore(days)).limit(sweepBatch);
  return query.deleteFrom('inquiries').where('id', 'in', old).returning('id');
}
