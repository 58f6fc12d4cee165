import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '../../app/tests/create-test-app.ts';

const app = await createTestApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;
const home = ({ api }: Member) => api('GET /api/home');
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);

async function offer(company: Member, row: Record<string, unknown> = {}, tasks = ['First', 'Second']) {
  const id = await app.insert('initiatives', { company_id: company.id, name: 'Open', ...row });
  const taskIds: string[] = [];
  for (const [i, title] of tasks.entries())
    taskIds.push(
      await app.insert('tasks', { initiative_id: id, company_id: company.id, title, task_order: i + 1 }),
    );
  await app.root.query(`update initiatives set status = 'active' where id = $1`, [id]);
  return { id, taskIds };
}
const as = (by: Member, change: string) =>
  app.root.query(`begin; select set_config('app.actor', '${by.id}', true); ${change}; commit`);

/** An application with the given decision. */
async function apply(student: Member, company: Member, initiative_id: string, status?: string) {
  const who = { student_id: student.id, company_id: company.id, initiative_id };
  const application_id = await app.insert('initiative_applications', who);
  if (status)
    await as(
      company,
      `update initiative_applications set status = '${status}', decision_note = 'Well' where id = '${application_id}'`,
    );
  const submitWork = async (task_id: string, review?: string) => {
    const work = { ...who, application_id, task_id, client_id: randomUUID(), content: 'Mine', attempt: 1 };
    const id = await app.insert('task_submissions', work);
    if (review)
      await as(
        company,
        `update task_submissions set status = '${review}', feedback = 'Hm' where id = '${id}'`,
      );
    return id;
  };
  return { application_id, submitWork };
}

test('a new student sees the welcome quest, nothing to do, and the newest initiatives', async () => {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  const quick = await offer(company, { total_hours: 10 });
  const page = await home(student);
  expect(page).toMatchObject({
    welcome_quest: { shown: true },
    survey_done: false,
    turns: [],
    messages: [],
    news: [],
    waiting: [],
    best_fit: [],
  });
  expect(ids(page.quick_wins)).toContain(quick.id);
  expect(ids(page.new_this_week)).toContain(quick.id);
});

test('lists the next task of every running initiative, revisions first, and separately what companies have to decide', async () => {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  const [fresh, revised, waiting, pending] = [
    await offer(company, { name: 'Fresh' }),
    await offer(company, { name: 'Revised' }),
    await offer(company, { name: 'Waiting' }, ['Only']),
    await offer(company, { name: 'Pending' }),
  ];
  await apply(student, company, fresh.id, 'accepted');
  const second = await apply(student, company, revised.id, 'accepted');
  await second.submitWork(revised.taskIds[0]!, 'approved');
  await second.submitWork(revised.taskIds[1]!, 'needs_revision');
  await (await apply(student, company, waiting.id, 'accepted')).submitWork(waiting.taskIds[0]!);
  await apply(student, company, pending.id);
  const { turns, waiting: withCompany } = await home(student);
  expect(
    turns.map((it) => [it.kind, it.initiative.name, it.title, it.tasks_approved, it.task_count]),
  ).toEqual([
    ['revision', 'Revised', 'Second', 1, 2],
    ['task', 'Fresh', 'First', 0, 2],
  ]);
  expect(withCompany.map((it) => [it.initiative.name, it.status, it.turn?.whose])).toEqual([
    ['Waiting', 'accepted', 'company'],
    ['Pending', 'pending', 'company'],
  ]);
});

test('with more than twenty running initiatives, the next steps are those of the newest twenty', async () => {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  const old = await offer(company, { name: 'Old' });
  await (await apply(student, company, old.id, 'accepted')).submitWork(old.taskIds[0]!, 'needs_revision');
  for (let n = 0; n < 19; n++)
    await apply(student, company, (await offer(company, { name: 'New' })).id, 'accepted');
  const namesOf = async () => (await home(student)).turns.map(({ initiative }) => initiative.name);
  expect((await namesOf())[0]).toBe('Old');
  await apply(student, company, (await offer(company, { name: 'New' })).id, 'accepted');
  expect(new Set(await namesOf())).toEqual(new Set(['New']));
});

test('lists decisions and feedback, newest first, with their notes', async () => {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  const [rejected, accepted] = [await offer(company), await offer(company)];
  await apply(student, company, rejected.id, 'rejected');
  const { submitWork } = await apply(student, company, accepted.id, 'accepted');
  await submitWork(accepted.taskIds[0]!, 'reviewed');
  await submitWork(accepted.taskIds[1]!, 'approved');
  const { news } = await home(student);
  expect(news.map(({ kind, task_title, note }) => [kind, task_title, note])).toEqual([
    ['submission_approved', 'Second', 'Hm'],
    ['submission_reviewed', 'First', 'Hm'],
    ['application_accepted', null, 'Well'],
    ['application_rejected', null, 'Well'],
  ]);
  await app.root.query(
    `set session_replication_role = replica;
     update initiative_applications set decided_at = decided_at - interval '15 days' where student_id = '${student.id}';
     set session_replication_role = origin`,
  );
  expect((await home(student)).news).toHaveLength(2);
});

test('lists unread conversations, newest first, and drops them once read', async () => {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  const { id } = await offer(company, { name: 'Talked about' });
  await apply(student, company, id, 'accepted');
  const who = { student_id: student.id, company_id: company.id };
  const conversation_id = await app.insert('conversations', { ...who, initiative_id: id });
  await app.insert('inbox_messages', {
    ...who,
    conversation_id,
    client_id: randomUUID(),
    sender_id: company.id,
    content: 'Welcome aboard',
  });
  expect((await home(student)).messages).toMatchObject([
    {
      id: conversation_id,
      initiative: { id, name: 'Talked about' },
      preview: 'Welcome aboard',
      unread: 1,
    },
  ]);
  await app.root.query('update conversations set student_unread = 0 where id = $1', [conversation_id]);
  expect((await home(student)).messages).toEqual([]);
});

test('suggests six best fits and six Quick Wins without those applied to; "new" means this week', async () => {
  const [company, student] = [await app.signUp('company'), await app.signUp('student')];
  await student.api('PATCH /api/student/profile', { body: { initiative_tags: ['Newsletters', 'Websites'] } });
  const both: string[] = [];
  for (let n = 0; n < 8; n++)
    both.unshift((await offer(company, { tags: ['Newsletters', 'Websites'], total_hours: 5 })).id);
  const single = await offer(company, { tags: ['Newsletters'] });
  await apply(student, company, both[0]!);
  const page = await home(student);
  expect(ids(page.best_fit)).toEqual(both.slice(1, 7));
  expect(page.best_fit.every(({ best_fit, fit }) => best_fit && fit?.tags.length === 2)).toBe(true);
  expect(ids(page.quick_wins)).toEqual(both.slice(1, 7));
  expect(ids(page.new_this_week)[0]).toBe(single.id);
  expect(page.new_this_week).toHaveLength(6);
  await app.root.query(`update initiatives set created_at = now() - interval '8 days' where id = $1`, [
    single.id,
  ]);
  expect(ids((await home(student)).new_this_week)).not.toContain(single.id);
});

test("a student never sees another student's home", async () => {
  const [company, one, other] = [
    await app.signUp('company'),
    await app.signUp('student'),
    await app.signUp('student'),
  ];
  const { id, taskIds } = await offer(company);
  const { submitWork } = await apply(one, company, id, 'accepted');
  await submitWork(taskIds[0]!, 'approved');
  expect(await home(other)).toMatchObject({ turns: [], news: [], messages: [] });
});
