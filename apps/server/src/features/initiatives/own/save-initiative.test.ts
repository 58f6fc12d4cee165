import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aTask, content, createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
const { accept, activate, create, signUp } = app;
type Company = Parameters<typeof create>[0];
type Changes = NonNullable<Parameters<typeof create>[1]>;

const save = (company: Company, { id, updated_at }: { id: string; updated_at: string }, changes: Changes) =>
  company.api('PUT /api/initiatives/:id', { params: { id }, body: { ...content(changes), updated_at } });

describe('PUT /api/initiatives/:id', () => {
  test('200: returns what was saved, including skills', async () => {
    const company = await signUp('company');
    const made = await create(company);
    const saved = await save(company, made, {
      name: 'Poster week',
      requirements: 'Graphic design in Canva',
      commission: '',
      total_hours: 30,
      tasks: made.tasks,
    });
    expect(saved).toMatchObject({
      name: 'Poster week',
      skills: ['Graphic design', 'Canva'],
      commission: null,
      quick_win: false,
      tasks: made.tasks,
    });
    expect(Date.parse(saved.updated_at)).toBeGreaterThan(Date.parse(made.updated_at));
    const read = await company.api('GET /api/company/initiatives/:id', { params: { id: made.id } });
    expect(read).toEqual(saved);
  });

  test('200: keeps the status, active or inactive', async () => {
    const company = await signUp('company');
    const [open, closed] = [await activate(company), await create(company)];
    expect((await save(company, open, { name: 'New' })).status).toBe('active');
    expect((await save(company, closed, { name: 'New' })).status).toBe('inactive');
  });

  test('200: a save whose response was lost can be sent again', async () => {
    const company = await signUp('company');
    const made = await create(company);
    const changes = { name: 'Once', tasks: [aTask('Only')] };
    const saved = await save(company, made, changes);
    expect(await save(company, made, changes)).toEqual(saved);
  });

  test('200: removes the draft of the initiative', async () => {
    const company = await signUp('company');
    const made = await create(company);
    const draft = { params: { client_id: made.id } };
    await company.api('PUT /api/initiative-drafts/:client_id', {
      ...draft,
      body: { content: { name: 'N' }, updated_at: null },
    });
    await save(company, made, { name: 'New' });
    await expect(company.api('GET /api/initiative-drafts/:client_id', draft)).rejects.toThrow('not_found');
  });

  test('200: notifies students once per change, and not when nothing changes', async () => {
    const company = await signUp('company');
    const open = await activate(company);
    await accept(company, open.id);
    const changed = await save(company, open, { goals: 'More' });
    await save(company, changed, { goals: 'More' });
    const saved = 'initiative.saved';
    // Created, activated, changed.
    const expected = [saved, 'quest.step_completed', saved, saved, 'initiative.changed'];
    expect(await app.events(open.id)).toEqual(expected);
  });

  test('200: notifies nobody while no student works on it', async () => {
    const company = await signUp('company');
    await save(company, await activate(company), { goals: 'More' });
    const open = await activate(company);
    const student = await signUp('student');
    const who = { student_id: student.id, initiative_id: open.id, company_id: company.id };
    await app.insert('initiative_applications', who);
    await save(company, open, { goals: 'More' });
    expect(await app.events(open.id)).not.toContain('initiative.changed');
  });

  test('200: removing the open tasks completes nobody but notifies the students', async () => {
    const company = await signUp('company');
    const open = await activate(company);
    const { submitWork, applicationId } = await accept(company, open.id);
    const work = await submitWork(open.tasks[0]!.id);
    await app.root.query(`update task_submissions set status = 'approved' where id = $1`, [work]);
    await save(company, open, { tasks: [open.tasks[0]!] });
    const sql = 'select status from initiative_applications where id = $1';
    expect((await app.root.query(sql, [applicationId])).rows).toEqual([{ status: 'accepted' }]);
    expect(await app.events(open.id)).toContain('initiative.changed');
  });

  test('400: requires a name and the version', async () => {
    const company = await signUp('company');
    const made = await create(company);
    await expect(save(company, made, { name: '' })).rejects.toMatchObject({
      fields: { 'body.name': 'Give your initiative a name' },
    });
    await expect(save(company, { ...made, updated_at: 'yesterday' }, {})).rejects.toThrow('invalid_input');
  });

  test('400: refuses a task listed twice', async () => {
    const company = await signUp('company');
    const made = await create(company);
    const tasks = [made.tasks[0]!, made.tasks[0]!];
    await expect(save(company, made, { tasks })).rejects.toThrow('invalid_input');
  });

  test("409: the second of two tabs is refused, and the first one's changes stay", async () => {
    const company = await signUp('company');
    const seen = await create(company);
    const first = await save(company, seen, { name: 'First tab', tasks: [aTask('First')] });
    await expect(save(company, seen, { name: 'Second tab' })).rejects.toThrow('conflict');
    const read = await company.api('GET /api/company/initiatives/:id', { params: { id: seen.id } });
    expect(read).toEqual(first);
    expect((await save(company, first, { name: 'Second tab, after looking' })).name).toMatch(/^Second/);
  });

  test('409: exactly one of ten simultaneous tabs can save', async () => {
    const company = await signUp('company');
    const seen = await create(company);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => save(company, seen, { name: `Tab ${n}`, tasks: [aTask(`${n}`)] })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['conflict']));
  });

  test('409: an active initiative must keep at least one task', async () => {
    const company = await signUp('company');
    const open = await activate(company);
    await expect(save(company, open, { tasks: [] })).rejects.toThrow('task_needed');
    const read = await company.api('GET /api/company/initiatives/:id', { params: { id: open.id } });
    expect(read.tasks).toHaveLength(2);
  });

  test('404: refuses an unknown initiative', async () => {
    const company = await signUp('company');
    const unknown = { id: randomUUID(), updated_at: new Date().toISOString() };
    await expect(save(company, unknown, {})).rejects.toThrow('not_found');
  });
});
