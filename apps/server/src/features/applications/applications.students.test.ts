import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createApplicationsApp } from './applications.fixture.ts';

const app = await createApplicationsApp();
const { signUp, offer, apply, accept } = app;
type Member = Awaited<ReturnType<typeof signUp>>;

/** A named student working for a company, with the columns the triggers would have filled. */
async function activeStudent(
  company: Member,
  initiativeId: string,
  name: string,
  kept: Record<string, unknown> = {},
) {
  const student = await signUp('student');
  await app.root.query('update profiles set full_name = $2 where id = $1', [student.id, name]);
  const { id } = await apply(student, initiativeId);
  await accept(company, id);
  for (const [column, value] of Object.entries(kept))
    await app.root.query(`update initiative_applications set ${column} = $2 where id = $1`, [id, value]);
  return { ...student, applicationId: id };
}
const nobody = { all: 0, in_progress: 0, completed: 0, needs_attention: 0 };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const names = (page: { items: { student: { full_name: string } }[] }) =>
  page.items.map(({ student }) => student.full_name);

describe('GET /api/company/students', async () => {
  const company = await signUp('company');
  const { id } = await offer(company);
  await activeStudent(company, id, 'Maya Torres', {
    tasks_approved: 1,
    last_submitted_at: daysAgo(1),
    attention_at: daysAgo(-6),
  });
  await activeStudent(company, id, 'Jonas Weber');
  await activeStudent(company, id, 'Äsa Torvald', {
    last_submitted_at: daysAgo(9),
    attention_at: daysAgo(2),
  });
  await activeStudent(company, id, 'Leo Park', { last_submitted_at: daysAgo(20), attention_at: daysAgo(13) });
  await activeStudent(company, id, 'Noor Haddad', { accepted_at: daysAgo(8), attention_at: daysAgo(1) });
  const other = await signUp('company');
  await activeStudent(other, (await offer(other)).id, 'Maya Torrence');
  const list = (query: object = {}) => company.api('GET /api/company/students', { query });

  test('200: lists all students, newest first, with status and figures', async () => {
    const all = await list();
    expect(names(all)).toEqual(['Noor Haddad', 'Leo Park', 'Äsa Torvald', 'Jonas Weber', 'Maya Torres']);
    expect(all.items.map(({ status }) => status)).toEqual([
      'needs_attention',
      'needs_attention',
      'needs_attention',
      'not_started',
      'in_progress',
    ]);
    expect(all.items.at(-1)).toMatchObject({
      initiative: { id, name: 'Taste survey' },
      tasks: { approved: 1, total: 2, percent: 50 },
      engagement: { word: 'on_track', score: 65, progress: 0.5, recency: 1, approval: 0.5 },
      can: { end: true, write_closing_words: false },
    });
  });

  test('200: a student accepted 7 days ago without a submission needs attention, one accepted today does not', async () => {
    const { items } = await list({ sort: 'name' });
    const row = (name: string) => items.find(({ student }) => student.full_name === name);
    expect(row('Noor Haddad')).toMatchObject({ status: 'needs_attention', last_submitted_at: null });
    expect(row('Jonas Weber')).toMatchObject({ status: 'not_started', engagement: { word: 'new' } });
  });

  test('200: by attention, work to review is first, then who needs attention soonest, then who is done', async () => {
    const { api, ...busy } = await signUp('company');
    const work = await offer({ api, ...busy });
    const joins = (name: string, kept: object) => activeStudent({ api, ...busy }, work.id, name, { ...kept });
    await joins('Nia Okoye', { attention_at: daysAgo(-2) });
    await joins('Ben Cole', { attention_at: daysAgo(1) });
    await joins('Zoe Brandt', { attention_at: daysAgo(-7), reviews_pending: 1 });
    await joins('Ida Lund', { attention_at: daysAgo(4) });
    const page = await api('GET /api/company/students', { query: { sort: 'attention' } });
    expect(names(page)).toEqual(['Zoe Brandt', 'Ida Lund', 'Ben Cole', 'Nia Okoye']);
    expect(page.counts).toEqual({ all: 4, in_progress: 2, completed: 0, needs_attention: 2 });
  });

  test('200: by attention, the work that has waited longest is first, also behind newer work of the same student', async () => {
    const busy = await signUp('company');
    const { id, tasks } = await offer(busy);
    const submits = async (name: string, ...waits: number[]) => {
      const student = await activeStudent(busy, id, name);
      for (const [i, days] of waits.entries()) {
        const body = {
          client_id: randomUUID(),
          task_id: tasks[i]!.id,
          submission_type: 'text',
          content: 'Rye.',
        } as const;
        const submission = await student.api('POST /api/submissions', { body });
        await app.root.query('update task_submissions set completed_at = $2 where id = $1', [
          submission.id,
          daysAgo(days),
        ]);
      }
    };
    await submits('Nia Okoye', 1);
    await submits('Ben Cole');
    await submits('Zoe Brandt', 6, 0);
    const { items } = await busy.api('GET /api/company/students', { query: { sort: 'attention' } });
    expect(names({ items })).toEqual(['Zoe Brandt', 'Nia Okoye', 'Ben Cole']);
    const waits = items.map(
      (it) => it.waiting_since && Math.round((Date.now() - Date.parse(it.waiting_since)) / 86_400_000),
    );
    expect(waits).toEqual([6, 1, null]);
  });

  test('200: a message is activity', async () => {
    const leo = async () => (await list({ search: 'leo' })).items[0]!;
    const { student, accepted_at, last_active_at } = await leo();
    expect(last_active_at).toBe(accepted_at);
    const wrote = daysAgo(-1);
    await app.root.query('update ties set student_wrote_at = $2 where student_id = $1', [student.id, wrote]);
    expect((await leo()).last_active_at).toBe(wrote.toISOString());
  });

  test('200: tabs sort by latest submission, longest wait and completion', async () => {
    expect(names(await list({ tab: 'in_progress' }))).toEqual(['Jonas Weber', 'Maya Torres']);
    expect(names(await list({ tab: 'needs_attention' }))).toEqual(['Leo Park', 'Äsa Torvald', 'Noor Haddad']);
    expect(names(await list({ tab: 'completed' }))).toEqual([]);
  });

  test('200: sorts by name and by tasks done', async () => {
    expect(names(await list({ sort: 'name' }))).toEqual([
      'Jonas Weber',
      'Leo Park',
      'Maya Torres',
      'Noor Haddad',
      'Äsa Torvald',
    ]);
    expect(names(await list({ sort: 'most_done' }))[0]).toBe('Maya Torres');
  });

  test('200: finds a student by the start of the first name or surname, in any case', async () => {
    expect(names(await list({ search: 'MAYA' }))).toEqual(['Maya Torres']);
    expect(names(await list({ search: 'tor', sort: 'name' }))).toEqual(['Maya Torres', 'Äsa Torvald']);
    expect(names(await list({ search: 'maya torres' }))).toEqual(['Maya Torres']);
    expect(names(await list({ search: 'tor', tab: 'needs_attention' }))).toEqual(['Äsa Torvald']);
    expect(names(await list({ search: '%' }))).toEqual([]);
    expect(names(await list({ search: 'orres' }))).toEqual([]);
  });

  test('200: shows nothing of another company', async () => {
    expect(names(await other.api('GET /api/company/students'))).toEqual(['Maya Torrence']);
    const empty = await signUp('company');
    expect(await empty.api('GET /api/company/students')).toEqual({ items: [], next: null, counts: nobody });
    expect(await empty.api('GET /api/company/students/summary')).toEqual({
      active_students: 0,
      pending_reviews: 0,
      avg_completion: 0,
      total_initiatives: 0,
    });
  });
});

describe('GET /api/company/students of one initiative', async () => {
  const company = await signUp('company');
  const [one, two] = [await offer(company), await offer(company)];
  await activeStudent(company, one.id, 'Maya Torres', {
    last_submitted_at: daysAgo(1),
    attention_at: daysAgo(-6),
  });
  await activeStudent(company, one.id, 'Noor Haddad', { attention_at: daysAgo(1) });
  const done = await signUp('student');
  await app.root.query('update profiles set full_name = $2 where id = $1', [done.id, 'Leo Park']);
  await app.insert('initiative_applications', {
    student_id: done.id,
    initiative_id: one.id,
    company_id: company.id,
    status: 'completed',
    decided_at: daysAgo(9),
    accepted_at: daysAgo(9),
  });
  await activeStudent(company, two.id, 'Jonas Weber');
  const list = (query: object, by = company) => by.api('GET /api/company/students', { query });

  test('200: each tab lists only its students', async () => {
    const initiative_id = one.id;
    expect(names(await list({ initiative_id }))).toEqual(['Leo Park', 'Noor Haddad', 'Maya Torres']);
    expect(names(await list({ initiative_id, tab: 'in_progress' }))).toEqual(['Maya Torres']);
    expect(names(await list({ initiative_id, tab: 'needs_attention' }))).toEqual(['Noor Haddad']);
    expect(names(await list({ initiative_id, tab: 'completed' }))).toEqual(['Leo Park']);
    expect(names(await list({ initiative_id: two.id }))).toEqual(['Jonas Weber']);
  });

  test('200: by attention, finished students are last, and each tab is counted', async () => {
    const { counts, ...page } = await list({ initiative_id: one.id, sort: 'attention' });
    expect(names(page)).toEqual(['Noor Haddad', 'Maya Torres', 'Leo Park']);
    expect(counts).toEqual({ all: 3, in_progress: 1, completed: 1, needs_attention: 1 });
    expect((await list({ search: 'maya' })).counts).toBeNull();
  });

  test('200: another company finds nobody', async () => {
    expect(await list({ initiative_id: one.id }, await signUp('company'))).toEqual({
      items: [],
      next: null,
      counts: nobody,
    });
  });

  test('400: refuses a search and other orders, which no index serves', async () => {
    for (const more of [{ search: 'maya' }, { sort: 'name' }])
      await expect(list({ initiative_id: one.id, ...more })).rejects.toThrow('invalid_input');
  });
});

describe('pages of GET /api/company/students', async () => {
  const company = await signUp('company');
  const { id } = await offer(company);
  // One student with many applications is enough, because the pages count rows.
  const { rows: initiatives } = await app.root.query<{ id: string }>(
    `insert into initiatives (company_id, name) select $1, 'Copy ' || n from generate_series(1, 35) n returning id`,
    [company.id],
  );
  const student = await signUp('student');
  for (const of of [{ id }, ...initiatives])
    await app.insert('initiative_applications', {
      student_id: student.id,
      initiative_id: of.id,
      company_id: company.id,
    });
  await app.root.query(
    `begin; select set_config('app.actor', '${company.id}', true);
     update initiative_applications set status = 'accepted' where company_id = '${company.id}';
     update initiative_applications set last_submitted_at = now() - interval '9 days', tasks_approved = 1,
       attention_at = now() - interval '2 days' where company_id = '${company.id}'; commit`,
  );

  test.each([
    { tab: 'all', sort: 'attention' },
    { tab: 'all', sort: 'newest' },
    { tab: 'all', sort: 'name' },
    { tab: 'all', sort: 'most_done' },
    { tab: 'needs_attention', sort: 'newest' },
  ] as const)('200: $tab by $sort continues where it stopped, even among equal values', async (query) => {
    const first = await company.api('GET /api/company/students', { query });
    const second = await company.api('GET /api/company/students', {
      query: { ...query, after: first.next! },
    });
    expect([first.items.length, second.items.length, second.next]).toEqual([30, 6, null]);
    const ids = [...first.items, ...second.items].map((row) => row.application_id);
    expect(new Set(ids).size).toBe(36);
  });

  test('400: refuses a cursor from another order', async () => {
    const { next } = await company.api('GET /api/company/students', { query: { sort: 'name' } });
    await expect(
      company.api('GET /api/company/students', { query: { sort: 'newest', after: next! } }),
    ).rejects.toThrow('invalid_input');
  });

  test('200: the summary counts each student once and averages progress over all rows', async () => {
    expect(await company.api('GET /api/company/students/summary')).toMatchObject({
      active_students: 1,
      total_initiatives: 36,
    });
  });
});
