// From a report to the operators' email, through the real API, worker and SMTP.
import { expect, test } from 'vitest';
import { createTestApp } from './create-test-app.ts';
import { openWorker, readable, until } from './worker/worker-app.fixture.ts';

const app = await createTestApp();
const { secret } = app.settings.TOKEN_SECRETS[0]!;
const operator = 'operator@questline.example';
const { emailsTo } = await openWorker({ world: app, secret, operatorEmail: operator });

test('operators get an email about urgent reports only, without what was reported or by whom', async () => {
  const student = await app.signUp('student');
  const report = async (reason: 'money' | 'threats') => {
    const { id: subject_id } = await app.signUp('company');
    const body = { subject: 'company' as const, subject_id, reason, details: 'They yelled at me' };
    return student.api('POST /api/reports', { body });
  };
  await report('money');
  const urgent = await report('threats');
  await until(() => emailsTo(operator).length > 0);
  await until(
    async () => (await app.root.query('select from events where relayed_at is null')).rowCount === 0,
  );
  const emails = emailsTo(operator).map(({ raw }) => readable(raw));
  expect(emails).toHaveLength(1);
  expect(emails[0]).toContain(`Urgent report R-${urgent.number}`);
  expect(emails[0]).toContain('https://questline.example/desk');
  for (const secret of ['yelled', 'threat', 'Test student', 'Company ', student.email])
    expect(emails[0]).not.toContain(secret);
});
