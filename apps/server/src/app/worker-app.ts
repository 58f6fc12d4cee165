// The worker: what follows from which event, and the rooms it is made of.
import { setTimeout as sleep } from 'node:timers/promises';
import { inquiriesMails } from '../features/inquiries/inquiries.mails.ts';
import { sessionMails } from '../features/session/session.mails.ts';
import { waitlistMails } from '../features/waitlist/waitlist.mails.ts';
import { worker } from '../platform/actor.ts';
import { openDatabase } from '../platform/db.ts';
import { openJobs, type Queue } from '../platform/jobs.ts';
import { createLinks } from '../platform/links.ts';
import type { Log } from '../platform/log.ts';
import { createDelivery, type MailOutcome } from '../platform/mail-delivery.ts';
import { mailFor, mailQueues, workOnMails } from '../platform/mail-queue.ts';
import { createMailer } from '../platform/mailer.ts';
import { announceByNotify } from '../platform/relay-announce.ts';
import { takeTurnsLeading } from '../platform/relay-leader.ts';
import { relayUntil } from '../platform/relay-loop.ts';
import { createRelay, type Subscriber, type Subscribers } from '../platform/relay.ts';
import { keepHouse } from './retention.ts';

export type WorkerSettings = {
  databaseUrl: string;
  smtpUrl: string;
  mailFrom: string;
  origin: string;
  /** The first signs. */
  secrets: [string, ...string[]];
  /** Who gets inquiries; without one they are only stored. */
  operatorEmail?: string | undefined;
};

type Surroundings = {
  log: Log;
  countMail: (outcome: MailOutcome, kind: string) => void;
  /** For tests. */
  subscribe?: typeof subscribers;
  mailRetries?: Partial<Queue>;
};

/** What follows from what. */
export const subscribers = (mail: (kind: string) => Subscriber): Subscribers => ({
  'user.signed_up': [mail('verify-email')],
  'user.sign_up_repeated': [mail('sign-up-repeated')],
  'user.verification_requested': [mail('verify-email')],
  'user.reset_requested': [mail('reset-password')],
  'waitlist.joined': [mail('waitlist-receipt')],
  'inquiry.sent': [mail('inquiry-receipt'), mail('inquiry-notice')],
});

const dayMs = 86_400_000;
const finishWithinMs = 10_000;

export async function startWorker(settings: WorkerSettings, surroundings: Surroundings) {
  const { log, countMail, subscribe = subscribers, mailRetries } = surroundings;
  const database = openDatabase(settings.databaseUrl, { connections: 6 });
  const db = database.as(worker);
  const mailer = createMailer({ smtpUrl: settings.smtpUrl, from: settings.mailFrom });
  const jobs = await openJobs({ url: settings.databaseUrl, queues: mailQueues(mailRetries), log });
  const { origin, operatorEmail } = settings;
  const links = createLinks(...settings.secrets);
  const composers = {
    ...sessionMails({ links, origin }),
    ...waitlistMails({ links, origin }),
    ...inquiriesMails({ origin, operatorEmail }),
  };
  if (!operatorEmail) log.warn('no address of an operator is set: inquiries are stored and mailed to nobody');
  await workOnMails(
    jobs,
    createDelivery({ db, mailer, composers, secret: settings.secrets[0], count: countMail, log }),
  );

  const relayWaiting = createRelay({
    db,
    subscribers: subscribe(mailFor(jobs)),
    announce: announceByNotify,
    log,
  });
  const stopping = new AbortController();
  const lead = async (over: AbortSignal) => {
    await Promise.all([relayUntil(over, relayWaiting, log), keepHouseDaily(over)]);
  };
  const keepHouseDaily = async (over: AbortSignal) => {
    while (!over.aborted) {
      await keepHouse(db, log);
      await sleep(dayMs, undefined, { signal: over }).catch(() => {});
    }
  };
  const leading = takeTurnsLeading({ url: settings.databaseUrl, lead, log }, stopping.signal);

  return {
    /** Takes nothing new, lets running jobs finish, then lets go of everything. */
    async stop() {
      stopping.abort();
      await Promise.all([leading, jobs.close(finishWithinMs)]);
      mailer.close();
      await database.close();
    },
  };
}
