// The emails and notifications about reports, through the real API, worker and SMTP.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
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

describe('when a report is closed', () => {
  /** A company's founder and a member, of whom one has reported a student's message. */
  async function closed(by: 'founder' | 'member', outcome: 'action' | 'no_action') {
    const [student, founder] = [await app.signUp('student'), await app.signUp('company')];
    const member = await app.addMember(founder);
    const reporter = { founder, member }[by];
    const id = await app.insert('reports', {
      reporter_id: founder.id,
      person_id: reporter.personId,
      reported_id: student.id,
      subject: 'message',
      subject_id: randomUUID(),
      reason: 'threats',
      snapshot: JSON.stringify({ text: 'You will regret this' }),
      status: 'closed',
      outcome,
      closed_at: new Date(),
    });
    await app.insert('events', { name: 'report.closed', subject_id: id });
    const { number } = (await app.root.query('select number from reports where id = $1', [id])).rows[0];
    return { reporter, other: by === 'founder' ? member : founder, student, number };
  }

  test.each([
    ['founder', 'action', 'we took action'],
    ['member', 'no_action', 'no action needed'],
  ] as const)('only the %s who reported is notified, without the content', async (by, outcome, words) => {
    const { reporter, other, student, number } = await closed(by, outcome);
    await until(() => emailsTo(reporter.email).length > 0);
    const email = readable(emailsTo(reporter.email)[0]!.raw);
    expect(email).toContain(`We closed your report R-${number}`);
    expect(email).toContain(`Closed: ${words}`);
    expect(email).not.toMatch(/regret|Test student/);
    expect((await reporter.api('GET /api/notifications')).items).toMatchObject([
      { kind: 'report_closed', text: `We closed your report R-${number}: ${words}`, path: '/settings' },
    ]);
    for (const person of [other, student]) {
      expect((await person.api('GET /api/notifications')).items).toEqual([]);
      expect(emailsTo(person.email)).toEqual([]);
    }
  });
});
