// Notifications on devices, as jobs: one for each notification and device. At night, they become one in the morning.
import type { Db } from '../../../platform/database/db.ts';
import { emailIdOf } from '../../../platform/email/email-queue.ts';
import type { Jobs, Queue } from '../../../platform/jobs/jobs.ts';
import type { Subscriber } from '../../../platform/jobs/relay.ts';
import { knownTimeZone } from '../../../platform/time-zone.ts';
import { quietFrom, quietUntil } from '../quiet-hours.rules.ts';
import { findSubscription, findUnread, listTargets, listUnreadSince, unsubscribe } from './push.queries.ts';
import { payloadOf, payloadOfSeveral, wantsPush } from './push.rules.ts';
import type { PushOutcome, SendPush } from '../../../platform/push/send-push.ts';

/** A notification that is late by more than some minutes is in the app anyway. */
export const pushQueue: Queue = { name: 'push', retryLimit: 8, retryDelay: 2, retryDelayMax: 60 };

/** For a notification, or in the morning for all since a time. */
type PushJob = { session: string; notification: string } | { session: string; since: string };

/** How long push services keep what they can't deliver, unless quiet hours begin before. */
const lifetimeMs = 86_400_000;

export const enqueuePush =
  (jobs: Jobs): Subscriber =>
  async (tx, events) => {
    const eventOf = new Map(events.map((event) => [event.subject_id, event.id]));
    const targets = await tx.many(listTargets([...eventOf.keys()]));
    await jobs.add(
      tx,
      pushQueue.name,
      targets.map(({ id, session_id }) => ({
        id: emailIdOf(eventOf.get(id)!, session_id),
        data: { session: session_id, notification: id } satisfies PushJob,
      })),
    );
    return [];
  };

type Deps = {
  db: Db;
  send: SendPush;
  /** Students get nothing at night. */
  quietHours?: { defaultTimeZone: string } | undefined;
  count: (outcome: PushOutcome | 'held') => void;
  now?: () => Date;
};

export const processPushJobs = (jobs: Jobs, { db, send, quietHours, count, now = () => new Date() }: Deps) =>
  jobs.work(pushQueue.name, async (job) => {
    const { session, ...about } = job.data as PushJob;
    const target = await db.maybe(findSubscription(session));
    if (!target) return;
    const zone =
      quietHours && target.user_type === 'student'
        ? knownTimeZone(target.time_zone, quietHours.defaultTimeZone)
        : undefined;
    const unread =
      'since' in about
        ? await db.many(listUnreadSince(target.person_id, about.since))
        : await db.many(findUnread(about.notification));
    const wanted = unread.filter(({ kind }) => wantsPush(target, kind));
    if (wanted.length === 0) return;
    const morning = zone && quietUntil(now(), zone);
    if (morning) {
      // The same job for everything in one night.
      const id = emailIdOf(session, morning.toISOString());
      const data = { session, since: wanted.at(-1)!.created_at } satisfies PushJob;
      await db.tx((tx) => jobs.add(tx, pushQueue.name, [{ id, data, startAfter: morning }]));
      return count('held');
    }
    const payload =
      wanted.length === 1 ? payloadOf(wanted[0]!) : payloadOfSeveral(wanted.length, target.user_type);
    const until = Math.min(now().getTime() + lifetimeMs, zone ? quietFrom(now(), zone).getTime() : Infinity);
    const outcome = await send(target, payload, Math.floor((until - now().getTime()) / 1_000));
    if (outcome === 'gone') await db.run(unsubscribe(session));
    count(outcome);
  });
