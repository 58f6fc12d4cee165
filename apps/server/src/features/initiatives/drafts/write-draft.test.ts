import { randomUUID } from 'node:crypto';
import type { DraftContent } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { content, createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
const { create, signUp } = app;
type Company = Parameters<typeof create>[0];

const write = ({ api }: Company, client_id: string, content: DraftContent, updated_at: string | null) =>
  api('PUT /api/initiative-drafts/:client_id', { params: { client_id }, body: { content, updated_at } });
const read = ({ api }: Company, client_id: string) =>
  api('GET /api/initiative-drafts/:client_id', { params: { client_id } });

describe('PUT /api/initiative-drafts/:client_id', () => {
  test('200: keeps unfinished content as typed', async () => {
    const company = await signUp('company');
    const id = randomUUID();
    const half = { name: 'Sur', weekly_hours: 99, tasks: [{ title: '', allowed_types: [] }], commission: '' };
    const begun = await write(company, id, half, null);
    expect(begun).toMatchObject({ client_id: id, initiative_id: null, content: half });
    const next = await write(company, id, { ...half, name: 'Surv ' }, begun.updated_at);
    expect(next.content.name).toBe('Surv ');
    expect(Date.parse(next.updated_at)).toBeGreaterThan(Date.parse(begun.updated_at));
    expect(await read(company, id)).toEqual(next);
  });

  test('200: may be larger than other requests; 413: up to the draft limit', async () => {
    const company = await signUp('company');
    const tasks = (count: number) =>
      Array.from({ length: count }, () => ({ title: 'Long', instructions: 'Wörd'.repeat(2_000) }));
    const long = await write(company, randomUUID(), { tasks: tasks(17) }, null);
    expect(long.content.tasks).toHaveLength(17);
    await expect(write(company, randomUUID(), { tasks: tasks(19) }, null)).rejects.toThrow('too_large');
  });

  test('200: a draft with the id of an initiative belongs to that initiative', async () => {
    const company = await signUp('company');
    const { id, updated_at } = await create(company);
    const draft = await write(company, id, { name: 'New', initiative_updated_at: updated_at }, null);
    expect(draft).toMatchObject({ initiative_id: id, content: { initiative_updated_at: updated_at } });
    const params = { id };
    expect(await company.api('GET /api/company/initiatives/:id', { params })).toMatchObject({
      has_draft: true,
    });
    await company.api('DELETE /api/initiative-drafts/:client_id', { params: { client_id: id } });
    expect(await company.api('GET /api/company/initiatives/:id', { params })).toMatchObject({
      has_draft: false,
    });
  });

  test('200: identical content can be sent again with any version', async () => {
    const company = await signUp('company');
    const id = randomUUID();
    const begun = await write(company, id, { name: 'A' }, null);
    expect(await write(company, id, { name: 'A' }, null)).toEqual(begun);
    const next = await write(company, id, { name: 'B' }, begun.updated_at);
    expect(await write(company, id, { name: 'B' }, begun.updated_at)).toEqual(next);
  });

  test('400: names fields that are too long or unknown', async () => {
    const company = await signUp('company');
    await expect(write(company, randomUUID(), { name: 'x'.repeat(121) }, null)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'body.content.name': expect.any(String) },
    });
    await expect(
      write(company, randomUUID(), { tasks: [{ allowed_types: ['fax' as never] }] }, null),
    ).rejects.toThrow('invalid_input');
  });

  test('409: refuses the second of two tabs', async () => {
    const company = await signUp('company');
    const id = randomUUID();
    const seen = await write(company, id, { name: 'A' }, null);
    await write(company, id, { name: 'First tab' }, seen.updated_at);
    await expect(write(company, id, { name: 'Second tab' }, seen.updated_at)).rejects.toThrow('conflict');
    await expect(write(company, id, { name: 'Third tab' }, null)).rejects.toThrow('conflict');
    expect((await read(company, id)).content).toEqual({ name: 'First tab' });
  });

  test('409: exactly one of five simultaneous tabs starts the draft', async () => {
    const company = await signUp('company');
    const id = randomUUID();
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => write(company, id, { name: `Tab ${n}` }, null)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['conflict']));
  });

  test('409: does not recreate a draft that was saved or discarded elsewhere', async () => {
    const company = await signUp('company');
    const client_id = randomUUID();
    const seen = await write(company, client_id, { name: 'A' }, null);
    await create(company, { client_id });
    await expect(write(company, client_id, { name: 'B' }, seen.updated_at)).rejects.toThrow('conflict');
  });
});

describe('GET and DELETE /api/initiative-drafts', () => {
  test("200: lists the company's own, newest first, with their names", async () => {
    const company = await signUp('company');
    const [a, b] = [randomUUID(), randomUUID()];
    await write(company, a, { name: 'Older' }, null);
    await write(company, b, {}, null);
    const { items, next } = await company.api('GET /api/initiative-drafts');
    expect(items.map(({ client_id, name }) => [client_id, name])).toEqual([
      [b, null],
      [a, 'Older'],
    ]);
    expect(next).toBeNull();
  });

  test('204: a discarded draft is gone', async () => {
    const company = await signUp('company');
    const client_id = randomUUID();
    await write(company, client_id, { name: 'A' }, null);
    await company.api('DELETE /api/initiative-drafts/:client_id', { params: { client_id } });
    await expect(read(company, client_id)).rejects.toThrow('not_found');
    await expect(
      company.api('DELETE /api/initiative-drafts/:client_id', { params: { client_id } }),
    ).rejects.toThrow('not_found');
  });
});

describe('POST /api/initiatives/:id/duplicate', () => {
  test('201: copies everything except the name and task ids, and counts nothing', async () => {
    const company = await signUp('company');
    const made = await create(company);
    const request = { params: { id: made.id }, body: { client_id: randomUUID() } };
    const draft = await company.api('POST /api/initiatives/:id/duplicate', request);
    expect(draft).toMatchObject({
      client_id: request.body.client_id,
      initiative_id: null,
      content: { name: 'Copy of Neighborhood taste survey', goals: made.goals, tags: made.tags },
    });
    expect(draft.content.tasks).toEqual(content().tasks);
    expect(await company.api('GET /api/company/onboarding')).toMatchObject({ total_initiatives_created: 1 });
    expect(await company.api('POST /api/initiatives/:id/duplicate', request)).toEqual(draft);
  });

  test('201: the copy of the longest name still fits', async () => {
    const company = await signUp('company');
    const { id } = await create(company, { name: 'x'.repeat(120) });
    const request = { params: { id }, body: { client_id: randomUUID() } };
    const draft = await company.api('POST /api/initiatives/:id/duplicate', request);
    expect(draft.content.name).toHaveLength(120);
  });
});
