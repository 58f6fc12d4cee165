// The side that did not end an application is notified: in the app, by email, and students in their News.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../../features/messages/messages.fixture.ts';
import { deleteAccount } from '../account-history.fixture.ts';
import { openNotifyTest } from './notify.fixture.ts';

const it = await openNotifyTest();
const { app, worker, pair, apply, move, happened, relayed, notificationsOf, submitWork, review, emails } = it;

const end = ({ api }: Person, id: string) => api('POST /api/applications/:id/end', { params: { id } });
const newsOf = async ({ api }: Person) =>
  (await api('GET /api/home')).news.map(({ kind, company, closed }) => [kind, company.company_name, closed]);
const toldOnce = async (person: Person) => {
  let all;
  while ((all = await notificationsOf(person)).length === 0) await sleep(20);
  return all;
};
const named = async ({ id }: Person, name: string) =>
  app.root.query('update company_profiles set company_name = $2 where id = $1', [id, name]);
const stays = 'Your finished tasks and feedback stay in your history.';

describe('the other side is notified', () => {
  test("company ends: the student, without the company's note", async () => {
    const { student, company, initiative, applicationId } = await pair('accepted');
    await named(company, 'Sunny Side Bakery');
    await app.root.query(`update initiative_applications set decision_note = 'Call me' where id = $1`, [
      applicationId,
    ]);
    await end(company, applicationId);
    expect(await notificationsOf(student)).toMatchObject([
      {
        kind: 'application_ended',
        text: `Sunny Side Bakery ended the collaboration on “${initiative.name}”. ${stays}`,
        path: '/active?tab=closed',
      },
    ]);
    const [mail] = await emails(student);
    expect(mail).toContain('Sunny Side Bakery ended the collaboration on');
    expect(mail).toContain(initiative.name);
    expect(mail).not.toContain('Call me');
    expect(await newsOf(student)).toContainEqual(['application_ended', 'Sunny Side Bakery', false]);
    expect(await notificationsOf(company)).toEqual([]);
    expect(worker.emailsTo(company.email)).toEqual([]);
  });

  test('student leaves: the company, and the student gets nothing about their own step', async () => {
    const { student, company, initiative, applicationId } = await pair('accepted');
    await end(student, applicationId);
    expect(await notificationsOf(company)).toMatchObject([
      {
        kind: 'student_left',
        text: expect.stringMatching(new RegExp(`left “${initiative.name}”$`)),
        path: '/company-active-users',
      },
    ]);
    const [mail] = await emails(company);
    expect(mail).toContain(`left ${initiative.name}`);
    expect((await notificationsOf(student)).filter(({ kind }) => kind === 'application_ended')).toEqual([]);
    expect((await newsOf(student)).map(([kind]) => kind)).not.toContain('application_ended');
    expect(worker.emailsTo(student.email)).toEqual([]);
  });

  test('student leaves finished work: the company; after a rejection, nobody', async () => {
    const finished = await pair('completed');
    await end(finished.student, finished.applicationId);
    expect(await notificationsOf(finished.company)).toMatchObject([{ kind: 'student_left' }]);
    expect((await emails(finished.company))[0]).toContain(`left ${finished.initiative.name}`);
    const rejected = await pair('rejected');
    await end(rejected.student, rejected.applicationId);
    expect(await notificationsOf(rejected.company)).toEqual([]);
  });

  test('company deletes an initiative: students who worked on it and those still undecided', async () => {
    const { student, company, initiative } = await pair('accepted');
    await named(company, 'Brightwave Studio');
    const waiting = await app.signUp('student');
    await app.insert('initiative_applications', {
      student_id: waiting.id,
      company_id: company.id,
      initiative_id: initiative.id,
    });
    await company.api('DELETE /api/initiatives/:id', { params: { id: initiative.id } });
    expect(await toldOnce(student)).toMatchObject([
      { text: `Brightwave Studio closed “${initiative.name}”. ${stays}` },
    ]);
    expect(await toldOnce(waiting)).toMatchObject([
      { text: `Brightwave Studio closed “${initiative.name}” before deciding on your application.` },
    ]);
    expect((await emails(student))[0]).toContain('so the collaboration has ended');
    expect((await emails(waiting))[0]).toContain('before deciding on your application');
    expect(await newsOf(student)).toContainEqual(['application_ended', 'Brightwave Studio', true]);
  });

  test('company deletes its account: the student still sees its name', async () => {
    const { student, company, initiative } = await pair('accepted');
    await named(company, 'Copper Kettle');
    await deleteAccount(app, company);
    expect(await toldOnce(student)).toMatchObject([
      { text: `Copper Kettle closed “${initiative.name}”. ${stays}` },
    ]);
    expect((await emails(student))[0]).toContain('Copper Kettle closed');
    expect(await newsOf(student)).toContainEqual(['application_ended', 'Copper Kettle', true]);
  });

  test('student deletes their account: the company, without a name', async () => {
    const { student, company, initiative } = await pair('accepted');
    await deleteAccount(app, student);
    expect(await notificationsOf(company)).toMatchObject([
      { kind: 'student_left', text: `A student left “${initiative.name}”` },
    ]);
    const [mail] = await emails(company);
    expect(mail).toContain(`A student left ${initiative.name}`);
    expect(mail).not.toContain('Test student');
  });

  test('a student who turned these off gets neither', async () => {
    const { student, company, applicationId } = await pair('accepted');
    await student.api('PATCH /api/notifications/preferences', {
      body: { events: [{ kind: 'application_ended', in_app: false, mail: false }] },
    });
    await end(company, applicationId);
    await worker.settledAs(applicationId, 'dropped');
    expect(await notificationsOf(student)).toEqual([]);
    expect(worker.emailsTo(student.email)).toEqual([]);
  });
});

describe("a company's notifications", () => {
  const unread = async (company: Person) => {
    await relayed();
    return (await company.api('GET /api/notifications/unread')).count;
  };
  const received = async (status: 'pending') => {
    const its = await pair(status);
    await happened('application.sent', its.applicationId, its.student.id);
    expect(await unread(its.company)).toBe(1);
    return its;
  };

  test.each(['acceptance', 'rejection'] as const)('clears an application after its %s', async (decision) => {
    const { company, applicationId } = await received('pending');
    await company.api(`POST /api/applications/:id/${decision}`, {
      params: { id: applicationId },
      body: {},
    });
    expect(await unread(company)).toBe(0);
  });

  test('skips an application that was decided before the worker ran', async () => {
    const { company, student, applicationId } = await pair('pending');
    await move(applicationId, company.id, 'accepted');
    await happened('application.accepted', applicationId, company.id);
    await happened('application.sent', applicationId, student.id);
    expect(await unread(company)).toBe(0);
  });

  test('keeps what still needs attention', async () => {
    const { company, student, applicationId } = await received('pending');
    const next = await apply(student, company, 'pending');
    await happened('application.sent', next.id, student.id);
    await company.api('POST /api/applications/:id/acceptance', { params: { id: applicationId }, body: {} });
    expect(await unread(company)).toBe(1);
  });

  test('clears work once it is reviewed, including earlier attempts', async () => {
    const its = await pair('accepted');
    const first = await submitWork(its);
    await happened('submission.sent', first, its.student.id);
    expect(await unread(its.company)).toBe(1);
    const second = await submitWork(its);
    await happened('submission.sent', second, its.student.id);
    expect(await unread(its.company)).toBe(1);
    await review(second, its.company, 'approved');
    await happened('submission.approved', second, its.company.id);
    expect(await unread(its.company)).toBe(0);
  });

  test('clears work that nobody will review because the application has ended', async () => {
    const its = await pair('accepted');
    await happened('submission.sent', await submitWork(its), its.student.id);
    expect(await unread(its.company)).toBe(1);
    await end(its.company, its.applicationId);
    expect(await unread(its.company)).toBe(0);
  });

  test('clears applications to an initiative that the company deleted', async () => {
    const { company, initiative } = await received('pending');
    await company.api('DELETE /api/initiatives/:id', { params: { id: initiative.id } });
    await expect.poll(() => unread(company)).toBe(0);
  });
});
