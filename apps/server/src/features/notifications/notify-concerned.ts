// Notifies the students of an initiative page by page in jobs, because there can be thousands and the relay's
// transactions must stay small. An interrupted job runs again and notifies nobody twice. After a deletion, open
// applications end in the same pages.
import type { MailKind } from '@questline/contract';
import type { Db, Statements } from '../../platform/database/db.ts';
import type { Job, Jobs, Queue } from '../../platform/jobs/jobs.ts';
import { addMails, mailIdOf } from '../../platform/email/email-queue.ts';
import type { Announce } from '../../platform/live/invalidation.ts';
import type { Subscriber } from '../../platform/jobs/relay.ts';
import { newsOf } from './notifications.subscribers.ts';
import {
  endOpen,
  listConcerned,
  readDecided,
  readEnded,
  studentsPerPage,
} from './notifications.worker.queries.ts';
import { notify, type Notice } from './notify.ts';

export const tellingQueue: Queue = { name: 'tell', retryLimit: 100, retryDelay: 2, retryDelayMax: 60 };

type Telling = { event: string; initiative: string; status: 'accepted' | 'ended'; after?: string };

const topics = ['initiatives', 'tasks', 'applications', 'messages', 'home'];
const jobFor = (telling: Telling): Job => ({
  id: mailIdOf(telling.event, `tell after ${telling.after}`),
  data: telling,
});

export const tellConcernedBy =
  (jobs: Jobs) =>
  (status: Telling['status']): Subscriber =>
  async (tx, events) => {
    const tellings = events.map(({ id, subject_id }) => ({ event: id, initiative: subject_id, status }));
    await jobs.add(tx, tellingQueue.name, tellings.map(jobFor));
    return newsOf(
      topics,
      events.flatMap(({ actor_id }) => actor_id ?? []),
    );
  };

export const workOnTelling = (jobs: Jobs, { db, announce }: { db: Db; announce: Announce }) =>
  jobs.work(tellingQueue.name, ({ data }) =>
    db.tx(async (tx) => {
      const telling = data as Telling;
      const { event, initiative, status, after } = telling;
      if (status === 'ended') await tx.run(endOpen(initiative, after));
      const rows = await tx.many(listConcerned(initiative, status, after));
      const students = rows.map(({ student_id }) => student_id);
      const notices = rows.map(({ id, student_id: user }): Notice =>
        status === 'ended'
          ? { user, kind: 'application_ended', subject: id, event }
          : { user, kind: 'initiative_changed', subject: initiative, event },
      );
      await announce(tx, [...newsOf(topics, students), ...(await notify(tx, notices))]);
      if (status === 'ended') await concludeFor(jobs, tx, { event, rows, announce });
      if (rows.length === studentsPerPage)
        await jobs.add(tx, tellingQueue.name, [jobFor({ ...telling, after: rows.at(-1)!.id })]);
    }),
  );

type Concluding = { event: string; rows: { id: string }[]; announce: Announce };

/** Emails each student and clears the company's notifications about them. */
async function concludeFor(jobs: Jobs, tx: Statements, { event, rows, announce }: Concluding) {
  const kind = 'application-ended' satisfies MailKind;
  await addMails(
    jobs,
    tx,
    rows.map(({ id }) => ({ mail: mailIdOf(event, `${kind} ${id}`), kind, subject: id })),
  );
  const ids = rows.map(({ id }) => id);
  const read = [...(await tx.many(readDecided(ids))), ...(await tx.many(readEnded(ids)))];
  await announce(tx, newsOf(['notifications'], [...new Set(read.map(({ user_id }) => user_id))]));
}
