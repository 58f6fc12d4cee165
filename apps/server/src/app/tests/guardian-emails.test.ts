// Emails to guardians and to their students, through the real API, worker and SMTP.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from './create-test-app.ts';
import { openWorker, readable, until } from './worker/worker-app.fixture.ts';

const app = await createTestApp();
const { secret } = app.settings.TOKEN_SECRETS[0]!;
const { emailsTo, traces } = await openWorker({ world: app, secret });
const asked = await createTestApp({ settings: { GUARDIANS: 'require' } });
const require = await openWorker({
  world: asked,
  secret: asked.settings.TOKEN_SECRETS[0]!.secret,
  guardians: 'require',
});

const anEmail = () => `${randomUUID()}@family.example`;
async function newStudent({ signUp, root }: typeof app) {
  const student = await signUp('student', { birthMonth: `${new Date().getUTCFullYear() - 16}-12` });
  await root.query(`update profiles set full_name = 'Maya Torres' where id = $1`, [student.id]);
  return student;
}
type Student = Awaited<ReturnType<typeof newStudent>>;
const name = ({ api }: Student, email: string) => api('PUT /api/student/guardian', { body: { email } });
const newest = async (email: string, count = 1, emails = emailsTo) => {
  await until(() => emails(email).length >= count);
  return readable(emails(email)[count - 1]!.raw);
};
const tokenIn = (email: string) => /guardian\?token=([\w.-]+)/.exec(email)![1]!;

test('the guardian gets a link that works, with the first name of the student only', async () => {
  const [student, email] = [await newStudent(app), anEmail()];
  await name(student, email);
  const notice = await newest(email);
  expect(notice).toContain('Subject: Maya is using Questline');
  expect(notice).not.toContain('Torres');
  expect(notice).not.toContain(student.email);
  const token = tokenIn(notice);
  expect(await app.visitor('POST /api/guardian', { body: { token } })).toMatchObject({
    student: { first_name: 'Maya' },
  });

  await app.visitor('POST /api/guardian/link', { body: { token } });
  const again = await newest(email, 2);
  expect(again).toContain("Your link to Maya's page");
  await app.visitor('POST /api/guardian/steps', { body: { token: tokenIn(again), step: 'pause' } });
  expect(await newest(student.email)).toContain('paused your account');
  await app.visitor('POST /api/guardian/steps', { body: { token, step: 'resume' } });
  expect(await newest(student.email, 2)).toContain('Your account is active again');
  await app.visitor('POST /api/guardian/steps', { body: { token, step: 'withdraw' } });
  expect(await newest(student.email, 3)).toContain('Your parent or guardian said no');

  // The bell says the same; the newest replaces the earlier ones.
  const { items } = await student.api('GET /api/notifications');
  expect(items.map(({ kind }) => kind)).toEqual(['guardian_withdrew']);

  const stored = await traces();
  for (const secret of [email, token, tokenIn(again), student.email]) expect(stored).not.toContain(secret);
});

test('the old address learns that it was replaced, but not by which one', async () => {
  const [student, earlier, later] = [await newStudent(app), anEmail(), anEmail()];
  await name(student, earlier);
  await newest(earlier);
  await name(student, later);
  const told = await newest(earlier, 2);
  expect(told).toContain('Maya named another parent or guardian');
  expect(told).not.toContain(later);
  expect(tokenIn(await newest(later))).toBeTruthy();
});

test('GUARDIANS=require: the guardian is asked, and the company hears of the application only afterward', async () => {
  const [student, company, email] = [await newStudent(asked), await asked.signUp('company'), anEmail()];
  const initiative_id = await asked.insert('initiatives', { company_id: company.id, name: 'Taste survey' });
  await asked.insert('tasks', { company_id: company.id, initiative_id, title: 'One', task_order: 1 });
  await asked.root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
  await name(student, email);
  const { id } = await student.api('POST /api/applications', {
    body: { client_id: randomUUID(), initiative_id, confirmed_hours: 2 },
  });
  const question = await newest(email, 1, require.emailsTo);
  expect(question).toContain('Subject: Maya needs your OK to apply');
  expect((await company.api('GET /api/notifications')).items).toEqual([]);
  const token = tokenIn(question);
  await asked.visitor('POST /api/guardian/steps', { body: { token, step: 'confirm' } });
  await until(async () => (await company.api('GET /api/notifications')).items.length > 0);
  expect((await company.api('GET /api/notifications')).items).toMatchObject([
    { kind: 'application_received' },
  ]);
  expect(await newest(student.email, 1, require.emailsTo)).toContain('Your parent or guardian said yes');

  await asked.visitor('POST /api/guardian/endings', { body: { token, application_id: id } });
  const ended = await newest(student.email, 2, require.emailsTo);
  expect(ended).toContain('The company only sees that you left');
  await until(async () => (await student.api('GET /api/notifications')).items.length > 1);
  const { items } = await student.api('GET /api/notifications');
  expect(items).toMatchObject([
    { kind: 'guardian_ended', text: expect.stringContaining('ended “Taste survey”') },
    { kind: 'guardian_confirmed' },
  ]);
});

test('GUARDIANS=require: withdrawing an application that the company never saw notifies nobody', async () => {
  const [student, company] = [await newStudent(asked), await asked.signUp('company')];
  const initiative_id = await asked.insert('initiatives', { company_id: company.id, name: 'Poster' });
  await asked.insert('tasks', { company_id: company.id, initiative_id, title: 'One', task_order: 1 });
  await asked.root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
  await name(student, anEmail());
  const { id } = await student.api('POST /api/applications', {
    body: { client_id: randomUUID(), initiative_id, confirmed_hours: 2 },
  });
  await student.api('POST /api/applications/:id/withdrawal', { params: { id } });
  await until(async () => {
    const { rowCount } = await asked.root.query(
      `select from events where subject_id = $1 and name = 'application.withdrawn' and relayed_at is not null`,
      [id],
    );
    return rowCount === 1;
  });
  expect((await company.api('GET /api/notifications')).items).toEqual([]);
});
