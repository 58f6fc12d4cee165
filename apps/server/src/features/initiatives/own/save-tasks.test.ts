// Tests of what saving an initiative does to its tasks.
import { describe, expect, test } from 'vitest';
import { aTask, content, createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
const { accept, activate, signUp } = app;
type Company = Parameters<typeof activate>[0];
type Own = Awaited<ReturnType<typeof activate>>;
type Tasks = NonNullable<ReturnType<typeof content>['tasks']>;

const save = ({ api }: Company, { id, updated_at }: Own, tasks: Tasks) =>
  api('PUT /api/initiatives/:id', { params: { id }, body: { ...content({ tasks }), updated_at } });
const titles = ({ tasks }: Own) => tasks.map(({ title }) => title);
const rows = async (id: string) =>
  (
    await app.root.query(
      `select title, task_order, retired_at is not null as retired from tasks where initiative_id = $1
       order by retired_at is not null, task_order`,
      [id],
    )
  ).rows.map((row) => [row.title, row.task_order, row.retired]);

async function threeTasks() {
  const company = await signUp('company');
  const tasks = ['A', 'B', 'C'].map(aTask);
  return { company, open: await activate(company, { tasks }) };
}

describe('tasks of a saved initiative', () => {
  test('200: saves any order, and tasks keep their ids', async () => {
    const { company, open } = await threeTasks();
    const [a, b, c] = open.tasks as [Own['tasks'][0], Own['tasks'][0], Own['tasks'][0]];
    const saved = await save(company, open, [c, a, b]);
    expect(saved.tasks.map(({ id, task_order }) => [id, task_order])).toEqual([
      [c.id, 1],
      [a.id, 2],
      [b.id, 3],
    ]);
    const preview = await company.api('GET /api/initiatives/:id/preview', { params: { id: open.id } });
    expect(preview.tasks.map(({ title }) => title)).toEqual(['C', 'A', 'B']);
  });

  test('200: adds, changes and removes tasks in one save', async () => {
    const { company, open } = await threeTasks();
    const [a, , c] = open.tasks as [Own['tasks'][0], Own['tasks'][0], Own['tasks'][0]];
    const better = {
      ...c,
      title: 'C, better',
      minutes: null,
      allowed_types: ['upload' as const],
      resources: [],
    };
    const saved = await save(company, open, [better, aTask('New'), a]);
    expect(titles(saved)).toEqual(['C, better', 'New', 'A']);
    expect(saved.tasks[0]).toEqual({ ...better, task_order: 1 });
    expect(await rows(open.id)).toEqual([
      ['C, better', 1, false],
      ['New', 2, false],
      ['A', 3, false],
    ]);
  });

  test('200: retires tasks that have submissions and deletes the rest', async () => {
    const { company, open } = await threeTasks();
    const { submitWork } = await accept(company, open.id);
    await submitWork(open.tasks[1]!.id);
    const saved = await save(company, open, [open.tasks[0]!]);
    expect(titles(saved)).toEqual(['A']);
    expect(await rows(open.id)).toEqual([
      ['A', 1, false],
      ['B', 2, true],
    ]);
  });

  test('200: replacing all tasks of an active initiative completes nobody', async () => {
    const { company, open } = await threeTasks();
    const { submitWork, applicationId } = await accept(company, open.id);
    const work = await submitWork(open.tasks[0]!.id);
    await app.root.query(`update task_submissions set status = 'approved' where id = $1`, [work]);
    const saved = await save(company, open, [open.tasks[0]!, aTask('New')]);
    expect([titles(saved), saved.status]).toEqual([['A', 'New'], 'active']);
    const replaced = await save(company, saved, [aTask('Other')]);
    expect([titles(replaced), replaced.status]).toEqual([['Other'], 'active']);
    const sql = 'select status, tasks_approved from initiative_applications where id = $1';
    const { rows: applications } = await app.root.query(sql, [applicationId]);
    expect(applications).toEqual([{ status: 'accepted', tasks_approved: 0 }]);
  });

  test('200: a retired task stays retired; content saved under its id becomes a new task', async () => {
    const { company, open } = await threeTasks();
    const { submitWork } = await accept(company, open.id);
    await submitWork(open.tasks[1]!.id);
    const saved = await save(company, open, [open.tasks[0]!]);
    const again = await save(company, saved, [open.tasks[0]!, open.tasks[1]!]);
    expect(titles(again)).toEqual(['A', 'B']);
    expect(again.tasks[1]!.id).not.toBe(open.tasks[1]!.id);
  });
});
