// A company's team is reminded of answers that are later than promised: once each, and in one email.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Person } from '../../../features/messages/messages.fixture.ts';
import { openNotifyTest } from './notify.fixture.ts';

const it = await openNotifyTest({ message: 1, company: 60 });
const { app, worker, pair, apply, move, happened, relayed, notificationsOf, submitWork, review, emails } = it;

/** The promised time of these has passed, and the worker notices it. The one of this test may be first. */
async function makeLate(...ids: string[]) {
  for (const table of ['initiative_applications', 'task_submissions'])
    await app.root.query(`update ${table} set answer_by = now() - interval '1 hour' where id = any ($1)`, [
      ids,
    ]);
  for (const id of ids)
    await app.root.query(
      `begin; select set_config('app.actor', 'worker', true); select keeper.nudge('${id}'); commit`,
    );
}
const unread = async ({ api }: Person) => {
  await relayed();
  return (await api('GET /api/notifications/unread')).count;
};
const subjectsTo = ({ email }: Person) =>
  worker.emailsTo(email).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());

test('everyone on the team gets one notification for each, and one email for all', async () => {
  const its = await pair('accepted');
  const { company, student } = its;
  const colleague = await app.addMember(company);
  const work = await submitWork(its);
  const second = await apply(student, company, 'pending');
  await makeLate(work, second.id);
  await makeLate(work, second.id);
  for (const person of [company, colleague]) {
    const found = await notificationsOf(person);
    expect(found.map(({ kind, path, count }) => `${kind} ${path} ${count}`).toSorted()).toEqual([
      'answer_late /company-active-users?view=queue 1',
      'answer_late /company-inbox?tab=applications 1',
    ]);
    expect(found.map(({ text }) => text).join('\n')).toMatch(
      /is waiting longer than you promised for (feedback on “One”|an answer about “)/,
    );
    const [email] = await emails(person);
    expect(email).toContain('1 application and 1 submission are waiting longer than you promised');
    expect(email).toContain('https://questline.example/company-overview');
  }
  await sleep(1_500);
  for (const person of [company, colleague]) expect(subjectsTo(person)).toHaveLength(1);
  expect(worker.emailsTo(student.email)).toEqual([]);
});

test('answering clears the notifications', async () => {
  const its = await pair('accepted');
  const { company, student } = its;
  const work = await submitWork(its);
  const second = await apply(student, company, 'pending');
  await makeLate(work, second.id);
  expect(await unread(company)).toBe(2);
  await move(second.id, company.id, 'rejected');
  await happened('application.rejected', second.id, company.id);
  expect(await unread(company)).toBe(1);
  await review(work, company, 'approved');
  await happened('submission.approved', work, company.id);
  expect(await unread(company)).toBe(0);
});

test('nobody is reminded of what was answered before the worker ran', async () => {
  const { company, applicationId } = await pair('pending');
  await move(applicationId, company.id, 'rejected');
  await happened('answer.late', applicationId);
  expect(await notificationsOf(company)).toEqual([]);
  await sleep(2_000);
  expect(subjectsTo(company)).toEqual([]);
});

test('a person who turned these off gets neither', async () => {
  const { company, applicationId } = await pair('pending');
  await company.api('PATCH /api/notifications/preferences', {
    body: { events: [{ kind: 'answer_late', in_app: false, mail: false }] },
  });
  await makeLate(applicationId);
  expect(await notificationsOf(company)).toEqual([]);
  await sleep(2_000);
  expect(subjectsTo(company)).toEqual([]);
});
