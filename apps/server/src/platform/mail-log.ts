// The delivery log: what became of each mail.
import { sql } from 'kysely';
import { query, type Row } from './db.ts';

type Delivery = Row<'mail_deliveries'>;

/** Counts a try and says where the mail stands: what is settled must not go out again. */
export const beginTry = (mail: Pick<Delivery, 'id' | 'kind' | 'subject_id' | 'message_id'>) =>
  query
    .insertInto('mail_deliveries')
    .values({ ...mail, attempts: 1 })
    .onConflict((it) => it.column('id').doUpdateSet({ attempts: sql<number>`mail_deliveries.attempts + 1` }))
    .returning(['status', 'attempts']);

export const noteFailure = (id: string, recipient: string, last_error: string) =>
  query.updateTable('mail_deliveries').set({ recipient, last_error }).where('id', '=', id);

export const settle = (
  id: string,
  status: Exclude<Delivery['status'], 'queued'>,
  more: Partial<Pick<Delivery, 'recipient' | 'last_error'>> = {},
) =>
  query
    .updateTable('mail_deliveries')
    .set({ status, finished_at: sql<string>`now()`, ...more })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning(['kind', 'attempts', 'last_error']);

/** The newest first. */
export const listFailed = (limit: number) =>
  query
    .selectFrom('mail_deliveries')
    .select(['id', 'kind', 'subject_id', 'message_id', 'status', 'attempts', 'last_error', 'finished_at'])
    .where('status', 'in', ['refused', 'dead'])
    .orderBy('id', 'desc')
    .limit(limit);
