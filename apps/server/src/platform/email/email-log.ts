// The delivery log: the outcome of each email.
import { sql } from 'kysely';
import { query, statement, type Row } from '../database/db.ts';

/** The pg-boss queue. */
export const emailQueue = 'mail';

type Delivery = Row<'mail_deliveries'>;

/** Counts an attempt and returns the email's status: a settled one must not be sent again. */
export const startAttempt = (mail: Pick<Delivery, 'id' | 'kind' | 'subject_id' | 'message_id'>) =>
  query
    .insertInto('mail_deliveries')
    .values({ ...mail, attempts: 1 })
    .onConflict((it) => it.column('id').doUpdateSet({ attempts: sql<number>`mail_deliveries.attempts + 1` }))
    .returning(['status', 'attempts']);

/** `fingerprint` and where the address comes from are stored, the address isn't. */
export const noteFailure = (
  id: string,
  { fingerprint, error, to }: { fingerprint: string; error: string; to: string },
) => query.selectNoFrom(sql`keeper.note_mail_failure(${id}, ${fingerprint}, ${error}, ${to})`.as('noted'));

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

/** Emails that failed so far and will be retried. An email's job has its id, and the jobs table stays small. */
export const listRetrying = (limit: number) =>
  statement(sql<{ id: string; kind: string; attempts: number; last_error: string | null; next_at: string }>`
    select d.id, d.kind, d.attempts, d.last_error, j.start_after as next_at
    from pgboss.job j join mail_deliveries d on d.id = j.id
    where j.name = ${emailQueue} and j.state = 'retry' and d.status = 'queued'
    order by d.id desc limit ${limit}`);

/** `waiting`: due but not attempted yet. `later`: held back for a digest. */
export const countWaiting = () =>
  statement(sql<{ waiting: number; later: number }>`
    select count(*) filter (where start_after <= now())::int as waiting,
      count(*) filter (where start_after > now())::int as later
    from pgboss.job where name = ${emailQueue} and state in ('created', 'active')`);

/** The emails that an operator sends again. keeper.close_mail_failure has set their status. */
export const listResent = (failures: string[]) =>
  query
    .selectFrom('mail_deliveries')
    .select(['id', 'kind', 'subject_id', 'failure_id'])
    .where('failure_id', '=', sql<string>`any (${failures}::uuid[])`)
    .where('status', '=', 'queued')
    .orderBy('id');
