// What no endpoint answers to a company: a student's email, month of birth and time zone, and that there is a parent or
// guardian.
import { expect, test } from 'vitest';
import { createTestApp } from './create-test-app.ts';
import { createRequests, readablePaths } from './every-endpoint.fixture.ts';

const app = await createTestApp();
const { word, student, company, pending, rejected, running, finished, talk } = await createRequests(app);
const member = await app.addMember(company);
await app.root.query(
  `update student_profiles set birth_month = '2011-07', time_zone = 'Pacific/Chatham' where id = $1`,
  [student.id],
);
await app.root.query('insert into shared_contacts (student_id, company_id) values ($1, $2)', [
  student.id,
  company.id,
]);
// The guardian paused the account.
await app.root.query('update guardians set paused_at = now() where student_id = $1', [student.id]);
await app.root.query(`update ties set paused_until = now() + interval '1 day' where student_id = $1`, [
  student.id,
]);
const { rows: work } = await app.root.query('select id from task_submissions where student_id = $1', [
  student.id,
]);
const ids = [
  student.id,
  company.id,
  talk,
  running.who.initiative_id,
  ...[pending, rejected, running, finished].map(({ id }) => id),
  ...work.map(({ id }) => id as string),
];

test.each([
  ['an owner', company],
  ['a member', member],
])('no answer to %s of a company contains what only the student sees', async (_, { token }) => {
  const answers: string[] = [];
  const paths = [
    ...readablePaths('company', ids),
    `/api/conversations/with?user_id=${student.id}`,
    `/api/company/reviews?initiative_id=${running.who.initiative_id}`,
  ];
  for (const path of paths) {
    const response = await fetch(app.origin + path, { headers: { authorization: `Bearer ${token}` } });
    expect([200, 400, 403, 404]).toContain(response.status);
    answers.push(`${path} ${await response.text()}`);
  }
  // They do contain what the student shares, and that the account is paused.
  for (const shared of [`Maya ${word}`, `I am from ${word} High`, `i.${word}`, '"wait":"paused"'])
    expect(answers.filter((text) => text.includes(shared))).not.toEqual([]);
  const secrets = ['@school.example', '@family.example', '2011-07', 'Chatham', 'guardian', 'parent'];
  for (const secret of secrets)
    expect(answers.filter((text) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
});
