// A company decides and reviews while the email server is down: its actions succeed immediately and the emails follow
// later, exactly one per decision.
import { describe, expect, test } from 'vitest';
import type { Person } from '../../../features/messages/messages.fixture.ts';
import { openNotifyTest } from '../notifications/notify.fixture.ts';
import { until } from './worker-app.fixture.ts';

// Retry for as long as it takes.
const emailRetries = { retryLimit: 100, retryDelay: 1, retryDelayMax: 1 };
const it = await openNotifyTest(undefined, { emailRetries });
const { app, worker, apply, submitWork, relayed, notificationsOf } = it;
const deliveriesOf = async (subjects: string[]) =>
  (
    await app.root.query(
      'select subject_id, kind, status, attempts, message_id from mail_deliveries where subject_id = any ($1)',
      [subjects],
    )
  ).rows as { subject_id: string; kind: string; status: string; attempts: number; message_id: string }[];

const work = async (company: Person) => {
  const student = await app.signUp('student');
  const { id: applicationId, initiative } = await apply(student, company, 'accepted');
  return submitWork({ student, company, initiative, applicationId });
};

describe('without a email server', () => {
  test('decisions and reviews succeed, and each email follows with the Message-ID of its first attempt', async () => {
    const company = await app.signUp('company');
    const applicants = await Promise.all(
      Array.from({ length: 4 }, async () => apply(await app.signUp('student'), company, 'pending')),
    );
    const works = [await work(company), await work(company)] as const;
    await worker.server.stop();
    const [yes, no, ...rest] = applicants.map(({ id }) => id) as [string, string, ...string[]];
    const note = { note: 'A line' };
    await company.api('POST /api/applications/:id/acceptance', { params: { id: yes }, body: note });
    await company.api('POST /api/applications/:id/rejection', { params: { id: no }, body: {} });
    const { items } = await company.api('POST /api/company/application-decisions', {
      body: { decision: 'accepted', application_ids: rest },
    });
    expect(items.map(({ outcome }) => outcome)).toEqual(['decided', 'decided']);
    const review = (id: string, body: { status: 'approved' | 'needs_revision'; feedback: string }) =>
      company.api('POST /api/submissions/:id/review', { params: { id }, body });
    expect(await review(works[0], { status: 'approved', feedback: 'Good' })).toMatchObject({
      status: 'approved',
    });
    await review(works[1], { status: 'needs_revision', feedback: 'Three more' });

    const subjects = [yes, no, ...rest, ...works];
    const attempted = async () => (await deliveriesOf(subjects)).filter(({ attempts }) => attempts > 0);
    await until(async () => (await attempted()).length === 6);
    const first = new Map((await attempted()).map(({ subject_id, message_id }) => [subject_id, message_id]));
    await worker.server.startAgain();
    await until(async () => (await deliveriesOf(subjects)).every(({ status }) => status === 'sent'));
    const received = worker.server.received.map(({ messageId }) => messageId);
    for (const { subject_id, message_id } of await deliveriesOf(subjects)) {
      expect(message_id).toBe(first.get(subject_id));
      expect(received.filter((id) => id === message_id)).toHaveLength(1);
    }
  });

  test('the company is notified of an address that is permanently rejected, long after the review', async () => {
    const company = await app.signUp('company');
    const id = await work(company);
    worker.server.state.behavior = 'unknown recipient';
    const body = { status: 'approved', feedback: null } as const;
    await company.api('POST /api/submissions/:id/review', { params: { id }, body });
    await worker.settledAs(id, 'refused');
    worker.server.state.behavior = 'normal';
    await relayed();
    expect(await notificationsOf(company)).toMatchObject([
      {
        kind: 'mail_failed',
        text: 'Status updated but failed to send notification email',
        path: '/company-active-users',
      },
    ]);
  });
});

describe('fifty simultaneous requests', () => {
  const fifty = async (subject: string, decide: (n: number) => Promise<unknown>) => {
    const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => decide(n)));
    await relayed();
    await until(async () => (await deliveriesOf([subject])).every(({ status }) => status === 'sent'));
    const queued = (await deliveriesOf([subject])).map(({ message_id }) => message_id);
    return {
      decided: answers.filter(({ status }) => status === 'fulfilled').length,
      queued: queued.length,
      received: worker.server.received.filter(({ messageId }) => queued.includes(messageId)).length,
    };
  };
  const once = { decided: 1, queued: 1, received: 1 };

  test('decide an application once and send one email', async () => {
    const company = await app.signUp('company');
    const { id } = await apply(await app.signUp('student'), company, 'pending');
    const sent = { params: { id }, body: {} };
    const decide = (n: number) =>
      n % 2
        ? company.api('POST /api/applications/:id/acceptance', sent)
        : company.api('POST /api/applications/:id/rejection', sent);
    expect(await fifty(id, decide)).toEqual(once);
  });

  test('review a submission once and send one email', async () => {
    const company = await app.signUp('company');
    const id = await work(company);
    const decide = (n: number) =>
      company.api('POST /api/submissions/:id/review', {
        params: { id },
        body: { status: n % 2 ? 'approved' : 'needs_revision', feedback: 'So' },
      });
    expect(await fifty(id, decide)).toEqual(once);
  });
});
