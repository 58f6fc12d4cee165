// Emails as jobs: one queue for all kinds, and one for those that failed for a whole day.
import { createHash } from 'node:crypto';
import type { Statements } from '../database/db.ts';
import type { Job, Jobs, Queue } from '../jobs/jobs.ts';
import type { createDelivery, EmailJob } from './email-delivery.ts';
import { emailQueue, listResent } from './email-log.ts';
import type { Subscriber } from '../jobs/relay.ts';

const deadEmails: Queue = { name: 'mail-dead', retryLimit: 1_000, retryDelay: 5, retryDelayMax: 300 };
const emails: Queue = {
  name: emailQueue,
  // Retries soon after a hiccup, then once a minute for a day, so a recovered email server gets its backlog within
  // two minutes.
  retryLimit: 1_440,
  retryDelay: 2,
  retryDelayMax: 60,
  deadLetter: deadEmails.name,
};

export const emailQueues = (retries: Partial<Queue> = {}): Queue[] => [deadEmails, { ...emails, ...retries }];

/** Subscribes a kind of email to events; the event's subject is the email's. It can be sent later than the event. */
export const emailFor =
  (jobs: Jobs) =>
  (kind: string, waitSeconds = 0): Subscriber =>
  async (tx, events) => {
    const later = waitSeconds > 0 && { startAfter: new Date(Date.now() + waitSeconds * 1_000) };
    await addEmails(
      jobs,
      tx,
      events.map((event) => ({ mail: emailIdOf(event.id, kind), kind, subject: event.subject_id, ...later })),
    );
    return [];
  };

/** `startAfter`: not before then. */
export const addEmails = (jobs: Jobs, tx: Statements, list: (EmailJob & Pick<Job, 'startAfter'>)[]) =>
  jobs.add(
    tx,
    emails.name,
    list.map(({ startAfter, ...data }) => ({ id: data.mail, data, ...(startAfter && { startAfter }) })),
  );

/** Sends emails again whose jobs are over. They keep their ids, and so their Message-IDs; only the jobs are new. */
export const resendEmails =
  (jobs: Jobs): Subscriber =>
  async (tx, events) => {
    const eventOf = new Map(events.map((event) => [event.subject_id, event.id]));
    const resent = await tx.many(listResent([...eventOf.keys()]));
    await jobs.add(
      tx,
      emails.name,
      resent.map(({ id, kind, subject_id, failure_id }) => ({
        id: emailIdOf(eventOf.get(failure_id!)!, id),
        data: { mail: id, kind, subject: subject_id } satisfies EmailJob,
      })),
    );
    return [];
  };

export async function processEmails(jobs: Jobs, { deliver, giveUp }: ReturnType<typeof createDelivery>) {
  await jobs.work(emails.name, (job) => deliver(emailOf(job)));
  await jobs.work(deadEmails.name, (job) => giveUp(emailOf(job)));
}

const emailOf = ({ data }: Job) => data as EmailJob;

/** One event and kind always give the same id. It starts with the event's time, so the log can be partitioned by it. */
export function emailIdOf(eventId: string, kind: string): string {
  const tail = createHash('sha256').update(`${eventId} ${kind}`).digest('hex').slice(0, 12);
  return eventId.slice(0, 24) + tail;
}
