// Emails to students never contain the company's words: those are read on Questline, where they can be reported.
import { expect, test } from 'vitest';
import { openNotifyTest } from './notify.fixture.ts';

const { app, pair, say, answer, submitWork, emails } = await openNotifyTest({ message: 1, company: 1 });
// Fixed: random digits can look like a phone number.
const words = 'The marzipan squirrel painted the fence';

test.each(['acceptance', 'rejection'] as const)(
  "emails to students never contain the company's words: a note with an %s",
  async (decision) => {
    const { student, company, applicationId: id } = await pair('pending');
    await company.api(`POST /api/applications/:id/${decision}`, { params: { id }, body: { note: words } });
    const [mail] = await emails(student);
    expect(mail).toContain(decision === 'acceptance' ? "You're in" : 'Not this time');
    expect(mail).not.toContain(words);
  },
);

test.each(['approved', 'needs_revision'] as const)(
  "emails to students never contain the company's words: feedback with %s",
  async (status) => {
    const it = await pair('accepted');
    const id = await submitWork(it);
    await it.company.api('POST /api/submissions/:id/review', {
      params: { id },
      body: { status, feedback: words },
    });
    const [mail] = await emails(it.student);
    expect(mail).toContain('reviewed your submission');
    expect(mail).not.toContain(words);
  },
);

test("emails to students never contain the company's words: messages", async () => {
  const { student, company } = await pair('accepted');
  const { conversation_id } = await say(company, student, { subject: words, content: words });
  const [mail] = await emails(student);
  expect(mail).toContain('you have a new message');
  expect(mail).not.toContain(words);
  await answer(student, conversation_id, `Last ${'x'.repeat(300)}`);
  expect((await emails(company))[0]).toContain(`Last ${'x'.repeat(195)}...`);
});

test.each([
  ['task_submissions', 'feedback'],
  ['initiative_applications', 'decision_note'],
  ['initiatives', 'description'],
  ['tasks', 'instructions'],
  ['company_profiles', 'description'],
  ['company_profiles', 'mission'],
])('the worker, which writes emails, has no right to read %s.%s', async (table, column) => {
  const { rows } = await app.root.query(
    `select has_column_privilege('app_worker', $1, 'id', 'select') as id,
       has_column_privilege('app_worker', $1, $2, 'select') as words`,
    [table, column],
  );
  expect(rows).toEqual([{ id: true, words: false }]);
});
