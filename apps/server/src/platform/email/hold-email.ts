// Emails that must not be sent now: they are held, and all that are held for the same person become one email later.
import { sql } from 'kysely';
import { type Db, query, statement, type Statements } from '../database/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { EmailJob } from './email-delivery.ts';
import { subjectsMax } from './email-digests.ts';
import { settle } from './email-log.ts';
import { addEmails, emailIdOf } from './email-queue.ts';

export type Hold = {
  userId: string;
  until: Date;
  /** The kind of email that is sent in the end. Its composer gets a digest of the held emails. */
  as: string;
};
/** Asked about every email right before it is sent. Undefined: send it. */
export type FindHold = (db: Statements, email: { kind: string; to: string }) => Promise<Hold | undefined>;

export const createHold =
  (jobs: Jobs, db: Db, findHold: FindHold) =>
  async (job: EmailJob, to: string): Promise<boolean> => {
    const hold = await findHold(db, { kind: job.kind, to });
    if (hold) await db.tx((tx) => holdEmail(jobs, tx, job, hold));
    return hold !== undefined;
  };

async function holdEmail(jobs: Jobs, tx: Statements, { mail, kind }: EmailJob, hold: Hold) {
  if (!(await tx.maybe(settle(mail, 'held')))) return;
  // If the email in the end has to wait again, what it is about waits again.
  const mails = kind === hold.as ? await tx.one(findHeldIn(mail)) : { ids: [mail], count: 1 };
  const joined = await tx.one(joinHeld(mail, mails, hold));
  if (!joined.opened) return;
  const startAfter = new Date(joined.due_at);
  await addEmails(jobs, tx, [{ mail: joined.id, kind: hold.as, subject: joined.id, startAfter }]);
}

type Mails = { ids: string[]; count: number };

const findHeldIn = (digest: string) =>
  query.selectFrom('mail_rounds').select(['subjects as ids', 'count']).where('id', '=', digest);

const joinHeld = (mail: string, { ids, count }: Mails, { userId, until, as }: Hold) =>
  statement(sql<{ id: string; due_at: string; opened: boolean }>`
    insert into mail_rounds (id, user_id, kind, about_id, subjects, count, due_at)
    values (${emailIdOf(mail, `${as} ${userId}`)}, ${userId}, ${as}, ${userId}, ${ids}::uuid[], ${count}, ${until})
    on conflict (user_id, kind, about_id) where written_at is null and absorbed_by is null do update set
      subjects = (mail_rounds.subjects || excluded.subjects)[:${sql.lit(subjectsMax)}],
      count = mail_rounds.count + excluded.count
    returning id, due_at, old.id is null as opened`);

/** Oldest first. */
export const listHeld = (ids: string[]) =>
  query
    .selectFrom('mail_deliveries')
    .select(['id', 'kind', 'subject_id'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('status', '=', 'held')
    .orderBy('id');
