// Notifies the students of an initiative page by page in jobs, because there can be thousands and the relay's
// transactions must stay small. An interrupted job runs again and notifies nobody twice. After a deletion, open
// applications end in the same pages.
import { notices as noticesByKind, type EmailKind } from '@questline/contract';
import type { Db, Statements } from '../../platform/database/db.ts';
import type { Job, Jobs, Queue } from '../../platform/jobs/jobs.ts';
import { addEmails, emailIdOf } from '../../platform/email/email-queue.ts';
import type { Publish } from '../../platform/live/invalidation.ts';
import type { Subscriber } from '../../platform/jobs/relay.ts';
import { invalidationsOf, unreadChanged } from './notifications.subscribers.ts';
import {
  endOpen,
  listConcerned,
  listOpenOfCompany,
  markDecidedRead,
  markEndedRead,
  studentsPerPage,
} from './notifications.worker.queries.ts';
import { notify, type Notice } from './notify.ts';

export const notifyQueue: Queue = { name: 'tell', retryLimit: 100, retryDelay: 2, retryDelayMax: 60 };

type NotifyJob = { event: string; initiative: string; status: 'accepted' | 'ended'; after?: string };
/** About a whole company, for students with an open application. */
type CompanyJob = {
  event: string;
  company: string;
  kind: 'company_suspended' | 'company_restored';
  after?: string;
};

const topics = ['initiatives', 'tasks', 'applications', 'messages', 'home'];
const jobFor = (job: NotifyJob | CompanyJob): Job => ({
  id: emailIdOf(job.event, `tell after ${job.after}`),
  data: job,
});

export const notifyStudentsWith =
  (jobs: Jobs) =>
  (status: NotifyJob['status']): Subscriber =>
  async (tx, events) => {
    const first = events.map(({ id, subject_id }) => ({ event: id, initiative: subject_id, status }));
    await jobs.add(tx, notifyQueue.name, first.map(jobFor));
    return invalidationsOf(
      topics,
      events.flatMap(({ actor_id }) => actor_id ?? []),
    );
  };

/** Notifies the students of a company, page by page as well. */
export const notifyStudentsOfCompanyWith =
  (jobs: Jobs) =>
  (kind: CompanyJob['kind']): Subscriber =>
  async (tx, events) => {
    const first = events.map(({ id, subject_id }) => ({ event: id, company: subject_id, kind }));
    await jobs.add(tx, notifyQueue.name, first.map(jobFor));
    return [];
  };

export const processNotifyJobs = (jobs: Jobs, { db, publish }: { db: Db; publish: Publish }) =>
  jobs.work(notifyQueue.name, ({ data }) =>
    db.tx(async (tx) => {
      if ('company' in (data as object)) return notifyAboutCompany(jobs, tx, data as CompanyJob, publish);
      const job = data as NotifyJob;
      const { event, initiative, status, after } = job;
      if (status === 'ended') await tx.run(endOpen(initiative, after));
      const rows = await tx.many(listConcerned(initiative, status, after));
      const students = rows.map(({ student_id }) => student_id);
      const notices = rows.map(({ id, student_id: user, company_id: from }): Notice =>
        status === 'ended'
          ? { user, kind: 'application_ended', subject: id, event, from }
          : { user, kind: 'initiative_changed', subject: initiative, event, from },
      );
      await publish(tx, [...invalidationsOf(topics, students), ...(await notify(tx, notices))]);
      if (status === 'ended') await concludeFor(jobs, tx, { event, rows, publish });
      if (rows.length === studentsPerPage)
        await jobs.add(tx, notifyQueue.name, [jobFor({ ...job, after: rows.at(-1)!.id })]);
    }),
  );

async function notifyAboutCompany(jobs: Jobs, tx: Statements, job: CompanyJob, publish: Publish) {
  const { event, company, kind, after } = job;
  const rows = await tx.many(listOpenOfCompany(company, after));
  const notices = rows.map(({ id, student_id: user }): Notice => ({
    user,
    kind,
    subject: id,
    event,
    from: company,
  }));
  await publish(tx, await notify(tx, notices));
  const { mail } = noticesByKind[kind];
  await addEmails(
    jobs,
    tx,
    rows.map(({ id }) => ({ mail: emailIdOf(event, `${mail} ${id}`), kind: mail, subject: id })),
  );
  if (rows.length === studentsPerPage)
    await jobs.add(tx, notifyQueue.name, [jobFor({ ...job, after: rows.at(-1)!.id })]);
}

type Concluding = { event: string; rows: { id: string }[]; publish: Publish };

/** Emails each student and clears the company's notifications about them. */
async function concludeFor(jobs: Jobs, tx: Statements, { event, rows, publish }: Concluding) {
  const kind = 'application-ended' satisfies EmailKind;
  await addEmails(
    jobs,
    tx,
    rows.map(({ id }) => ({ mail: emailIdOf(event, `${kind} ${id}`), kind, subject: id })),
  );
  const ids = rows.map(({ id }) => id);
  const read = [...(await tx.many(markDecidedRead(ids))), ...(await tx.many(markEndedRead(ids)))];
  await publish(tx, unreadChanged(read));
}
