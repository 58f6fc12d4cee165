// A student whose application got no answer is notified once, in the app and by email. The company isn't.
import { expect, test } from 'vitest';
import { openNotifyTest } from './notify.fixture.ts';

const it = await openNotifyTest();
const { app, worker, pair, happened, relayed, notificationsOf, emails } = it;

/** As if 21 days had passed. The worker of this test looks for it too, so both may try. */
async function letExpire(id: string) {
  await app.root.query('update initiative_applications set expires_at = now() where id = $1', [id]);
  await app.root.query(
    `begin; select set_config('app.actor', 'worker', true); select keeper.close_unanswered('${id}'); commit`,
  );
}

test('the student gets one notification and one email, and the company has nothing left to do', async () => {
  const { student, company, initiative, applicationId } = await pair('pending');
  await app.root.query(`update company_profiles set company_name = 'Sunny Side Bakery' where id = $1`, [
    company.id,
  ]);
  await happened('application.sent', applicationId, student.id);
  await relayed();
  expect((await company.api('GET /api/notifications/unread')).count).toBe(1);
  await letExpire(applicationId);
  await letExpire(applicationId);
  expect(await notificationsOf(student)).toMatchObject([
    {
      kind: 'application_unanswered',
      text: `Sunny Side Bakery didn't get back to you about “${initiative.name}”. That's on them.`,
      path: '/active?tab=closed',
      count: 1,
    },
  ]);
  const [email, ...more] = await emails(student);
  expect(more).toEqual([]);
  expect(email).toContain(`Subject: No answer: ${initiative.name}`);
  expect(email).toContain("Sunny Side Bakery didn't answer your application");
  expect(email).toContain('Find another initiative');
  expect((await company.api('GET /api/notifications/unread')).count).toBe(0);
  expect((await notificationsOf(company)).map(({ kind }) => kind)).toEqual(['application_received']);
});

test('a student who turned these off gets neither', async () => {
  const { student, applicationId } = await pair('pending');
  await student.api('PATCH /api/notifications/preferences', {
    body: { events: [{ kind: 'application_unanswered', in_app: false, mail: false }] },
  });
  await letExpire(applicationId);
  await worker.settledAs(applicationId, 'dropped');
  expect(await notificationsOf(student)).toEqual([]);
  expect(worker.emailsTo(student.email)).toEqual([]);
});
