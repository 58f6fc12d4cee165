import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSubmissionsApp } from '../submissions/submissions.fixture.ts';

const app = await createSubmissionsApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;
const turn = ({ api }: Member) => api('GET /api/company/your-turn');
const none = { count: 0, students: 0, names: [], oldest_at: null, answer_by: null };

test('a new company has nothing to do', async () => {
  expect(await turn(await app.signUp('company'))).toEqual({
    applications: none,
    submissions: none,
    messages: { ...none, preview: null },
    rewards: none,
    drafts: { count: 0, newest: null },
  });
});

test('applications wait until they are decided, longest wait first', async () => {
  const company = await app.signUp('company');
  const { id } = await app.offer(company);
  const names: string[] = [];
  let first = '';
  for (let n = 0; n < 5; n++) {
    const student = await app.signUp('student');
    await student.api('PATCH /api/session/profile', { body: { full_name: `Student ${n}` } });
    const application = await app.apply(student, id);
    first ||= application.id;
    names.push(`Student ${n}`);
  }
  const { applications } = await turn(company);
  expect(applications).toMatchObject({ count: 5, students: 5, names: names.slice(0, 3) });
  expect(Date.now() - Date.parse(applications.oldest_at!)).toBeLessThan(60_000);
  expect(Date.parse(applications.answer_by!) - Date.parse(applications.oldest_at!)).toBe(5 * 86_400_000);
  await app.accept(company, first);
  expect((await turn(company)).applications).toMatchObject({ count: 4, names: names.slice(1, 4) });
  const { items } = await company.api('GET /api/company/initiatives', { query: {} });
  expect(items[0]!.totals).toEqual({ to_decide: 4, to_review: 0, working: 1, finished: 0 });
});

test('work waits until it is reviewed, several of one student under one name', async () => {
  const { company, student, initiative } = await app.collaborate();
  const [one, two] = initiative.tasks;
  const { id } = await app.submitWork(student, one!.id);
  await app.submitWork(student, two!.id);
  const { submissions } = await turn(company);
  expect(submissions).toMatchObject({ count: 2, students: 1 });
  expect(submissions.names).toHaveLength(1);
  await app.review(company, id);
  expect((await turn(company)).submissions.count).toBe(1);
  const { items } = await company.api('GET /api/company/initiatives', { query: {} });
  expect(items[0]!.totals).toEqual({ to_decide: 0, to_review: 1, working: 1, finished: 0 });
});

test('each person has their own unread messages and drafts', async () => {
  const { company, student, initiative } = await app.collaborate();
  const colleague = await app.addMember(company);
  const body = { client_id: randomUUID(), subject: 'Saturday', content: 'Can I bring my brother?' };
  const { conversation_id, id } = await student.api('POST /api/messages', {
    body: { ...body, to: { user_id: company.id, initiative_id: initiative.id } },
  });
  for (const person of [company, colleague])
    expect((await turn(person)).messages).toMatchObject({
      count: 1,
      students: 1,
      preview: 'Can I bring my brother?',
    });
  await company.api('PUT /api/conversations/:id/read', {
    params: { id: conversation_id },
    body: { message_id: id },
  });
  await company.api('PUT /api/initiative-drafts/:client_id', {
    params: { client_id: randomUUID() },
    body: { content: { name: 'Bread for clubs' }, updated_at: null },
  });
  const mine = await turn(company);
  expect(mine.messages.count).toBe(0);
  expect(mine.drafts).toMatchObject({ count: 1, newest: { name: 'Bread for clubs' } });
  const theirs = await turn(colleague);
  expect(theirs.messages.count).toBe(1);
  expect(theirs.drafts).toEqual({ count: 0, newest: null });
});

test('403 for students, 401 for visitors', async () => {
  await expect(turn(await app.signUp('student'))).rejects.toThrow('forbidden');
  await expect(app.visitor('GET /api/company/your-turn')).rejects.toThrow('not_signed_in');
});
