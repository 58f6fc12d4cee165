// Mails as jobs: one queue for all kinds, and one for those that were tried for a day in vain.
import { createHash } from 'node:crypto';
import type { Statements } from '../database/db.ts';
import type { Job, Jobs, Queue } from '../jobs/jobs.ts';
import type { createDelivery, MailTicket } from './email-delivery.ts';
import { mailQueue } from './email-log.ts';
import type { Subscriber } from '../jobs/relay.ts';

const deadMails: Queue = { name: 'mail-dead', retryLimit: 1_000, retryDelay: 5, retryDelayMax: 300 };
const mails: Queue = {
  name: mailQueue,
  // Soon after a hiccup, then once a minute for a day: a mail server that comes back finds its backlog within two.
  retryLimit: 1_440,
  retryDelay: 2,
  retryDelayMax: 60,
  deadLetter: deadMails.name,
};

export const mailQueues = (retries: Partial<Queue> = {}): Queue[] => [deadMails, { ...mails, ...retries }];

/** Subscribes a kind of mail to events; the event's subject is the mail's. */
export const mailFor =
  (jobs: Jobs) =>
  (kind: string): Subscriber =>
  async (tx, events) => {
    await addMails(
      jobs,
      tx,
      events.map((event) => ({ mail: mailIdOf(event.id, kind), kind, subject: event.subject_id })),
    );
    return [];
  };

export const addMails = (jobs: Jobs, tx: Statements, tickets: MailTicket[]) =>
  jobs.add(
    tx,
    mails.name,
    tickets.map((data) => ({ id: data.mail, data })),
  );

export const addMail = (jobs: Jobs, tx: Statements, data: MailTicket, startAfter: Date) =>
  jobs.add(tx, mails.name, [{ id: data.mail, data, startAfter }]);

export async function workOnMails(jobs: Jobs, { deliver, giveUp }: ReturnType<typeof createDelivery>) {
  await jobs.work(mails.name, (job) => deliver(ticketOf(job)));
  await jobs.work(deadMails.name, (job) => giveUp(ticketOf(job)));
}

const ticketOf = ({ data }: Job) => data as MailTicket;

/** One event and kind always give one id. Its front is the event's time, so the log can lie in parts by it. */
export function mailIdOf(eventId: string, kind: string): string {
  const tail = createHash('sha256').update(`${eventId} ${kind}`).digest('hex').slice(0, 12);
  return eventId.slice(0, 24) + tail;
}
