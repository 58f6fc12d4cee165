// Proves that a company can't see, edit, activate, delete or preview another company's initiatives.
import { randomUUID } from 'node:crypto';
import { errors } from '@questline/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase, query } from '../../../platform/database/db.ts';
import { content, createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
const { activate, create, signUp, raw } = app;

const owner = await signUp('company');
const open = await activate(owner);
const closed = await create(owner);
const draftId = randomUUID();
await owner.api('PUT /api/initiative-drafts/:client_id', {
  params: { client_id: draftId },
  body: { content: { name: 'Secret plan' }, updated_at: null },
});
const stranger = await signUp('company');
for (let n = 0; n < 3; n++) await create(stranger);

const saved = { ...content({ name: 'Taken over' }), updated_at: open.updated_at };
const attempts: [method: string, path: (id: string) => string, body?: (id: string) => unknown][] = [
  ['GET', (id) => `/api/company/initiatives/${id}`],
  ['GET', (id) => `/api/initiatives/${id}/preview`],
  ['GET', (id) => `/api/company/initiatives/${id}/results`],
  ['PUT', (id) => `/api/initiatives/${id}`, () => saved],
  ['POST', (id) => `/api/initiatives/${id}/activation`],
  ['DELETE', (id) => `/api/initiatives/${id}/activation`],
  ['DELETE', (id) => `/api/initiatives/${id}`],
  ['POST', (id) => `/api/initiatives/${id}/duplicate`, () => ({ client_id: randomUUID() })],
  ['PUT', () => '/api/company/chain', (id) => ({ initiative_ids: [id] })],
];

describe("404: another company's initiative, active or not, and an unknown one look the same", () => {
  const notFound = [404, { code: 'not_found', text: errors.not_found.text }];
  test.each(attempts)('%s %s', async (method, path, body) => {
    for (const id of [open.id, closed.id, randomUUID()])
      expect(await raw(stranger, method, path(id), body?.(id))).toEqual(notFound);
  });

  test.each(['GET', 'DELETE'])('%s of a draft', async (method) => {
    for (const id of [draftId, randomUUID()])
      expect(await raw(stranger, method, `/api/initiative-drafts/${id}`)).toEqual(notFound);
  });
});

describe("by SQL alone, as the API's role and bypassing our code", () => {
  const serving = openDatabase(app.url('app_api'), { connections: 1 });
  afterAll(() => serving.close());
  const as = ({ id }: { id: string }) => serving.as({ id, personId: id });
  const ids = [open.id, closed.id];
  const mine = query.selectFrom('initiatives').where('company_id', '=', owner.id).where('id', 'in', ids);

  test('the other company sees what every visitor sees, and no drafts or tasks', async () => {
    expect(await as(stranger).many(mine.select('id'))).toEqual([{ id: open.id }]);
    const tasks = query.selectFrom('tasks').select('id').where('initiative_id', 'in', ids);
    expect(await as(stranger).many(tasks)).toEqual([]);
    const drafts = query.selectFrom('initiative_drafts').select('id').where('company_id', '=', owner.id);
    expect(await as(stranger).many(drafts)).toEqual([]);
    expect(await as(owner).many(drafts)).not.toEqual([]);
  });

  test.each([
    ['edits', { name: 'Taken over' }],
    ['activates', { status: 'active' }],
    ['deactivates', { status: 'inactive' }],
    ['sets a chain position', { chain_position: 1 }],
  ] as const)('the other company %s nothing', async (_, change) => {
    const update = query.updateTable('initiatives').set(change).where('id', 'in', ids).returning('id');
    expect(await as(stranger).many(update)).toEqual([]);
  });

  test("the other company can delete nothing and create nothing in the owner's name", async () => {
    for (const id of ids)
      expect(
        await as(stranger).one(query.selectNoFrom(sql`keeper.delete_initiative(${id})`.as('deleted'))),
      ).toEqual({ deleted: false });
    const create = query.insertInto('initiatives').values({ company_id: owner.id, name: 'Planted' });
    await expect(as(stranger).run(create)).rejects.toThrow('forbidden');
    const draft = query.insertInto('initiative_drafts').values({ company_id: owner.id, content: '{}' });
    await expect(as(stranger).run(draft)).rejects.toThrow('forbidden');
  });
});

test('lists contain nothing of the other company', async () => {
  const { items } = await stranger.api('GET /api/company/initiatives');
  expect(items).toHaveLength(3);
  expect(items.map(({ id }) => id)).not.toContain(open.id);
  expect((await stranger.api('GET /api/initiative-drafts')).items).toEqual([]);
});

test("a draft with the same client_id, or with the id of the other company's initiative, is the writer's own", async () => {
  for (const client_id of [draftId, open.id]) {
    const draft = await stranger.api('PUT /api/initiative-drafts/:client_id', {
      params: { client_id },
      body: { content: { name: 'Mine' }, updated_at: null },
    });
    expect(draft).toMatchObject({ initiative_id: null, content: { name: 'Mine' } });
  }
  const theirs = await owner.api('GET /api/initiative-drafts/:client_id', { params: { client_id: draftId } });
  expect(theirs.content).toEqual({ name: 'Secret plan' });
});

test("another company's task id creates a new task and leaves theirs unchanged", async () => {
  const [task] = open.tasks;
  const made = await create(stranger, { tasks: [{ ...task!, title: 'Taken over' }] });
  expect(made.tasks[0]!.id).not.toBe(task!.id);
  const read = await owner.api('GET /api/company/initiatives/:id', { params: { id: open.id } });
  expect(read).toEqual(open);
});

test('everything is unchanged', async () => {
  for (const before of [open, closed]) {
    const now = await owner.api('GET /api/company/initiatives/:id', { params: { id: before.id } });
    const { unlocked: _, ...was } = { unlocked: false, ...before };
    expect(now).toEqual(was);
  }
});
