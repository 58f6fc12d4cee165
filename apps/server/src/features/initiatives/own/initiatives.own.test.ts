import { initiativeDetails } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { content, createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
const { activate, create, signUp, unnamed } = app;

describe('GET /api/company/initiatives', () => {
  test("200: lists only the company's own, newest first, by status, with allowed actions", async () => {
    const [company, other] = [await signUp('company'), await signUp('company')];
    await activate(other);
    const [first, second, third] = [
      await activate(company, { name: 'First' }),
      await create(company, { name: 'Second' }),
      await create(company, { name: 'Third', tasks: [] }),
    ];
    const list = (query: object) => company.api('GET /api/company/initiatives', { query });
    const ids = async (query: object) => (await list(query)).items.map(({ id }) => id);
    expect(await ids({})).toEqual([third.id, second.id, first.id]);
    expect(await ids({ status: 'active' })).toEqual([first.id]);
    expect(await ids({ status: 'inactive' })).toEqual([third.id, second.id]);
    const { items } = await list({});
    expect(items.map(({ can }) => [can.activate, can.deactivate])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(items[1]).toMatchObject({ name: 'Second', task_count: 2, quick_win: true });
  });

  test('200: pages have no gaps or repeats', async () => {
    const company = await signUp('company');
    for (let n = 0; n < 41; n++)
      await app.insert('initiatives', { company_id: company.id, name: `Number ${n}` });
    const read: string[] = [];
    for (let before: string | undefined, pages = 0; pages < 4; pages++) {
      const page = await company.api('GET /api/company/initiatives', { query: { before } });
      read.push(...page.items.map(({ name }) => name));
      if (!page.next) break;
      before = page.next;
    }
    expect(read).toEqual(Array.from({ length: 41 }, (_, n) => `Number ${40 - n}`));
  });

  test('400: refuses an unknown status', async () => {
    const company = await signUp('company');
    const query = { status: 'deleted' as never };
    await expect(company.api('GET /api/company/initiatives', { query })).rejects.toThrow('invalid_input');
  });
});

describe('GET /api/initiatives/:id/preview', () => {
  test("200: has exactly the shape of the student's page, with only titles and minutes of the tasks", async () => {
    const company = await signUp('company');
    const { tasks: _, ...fields } = content();
    const { id } = await create(company);
    const preview = await company.api('GET /api/initiatives/:id/preview', { params: { id } });
    expect(initiativeDetails.parse(preview)).toEqual(preview);
    expect(preview).toMatchObject({
      ...fields,
      status: 'inactive',
      video_id: 'dQw4w9WgXcQ',
      tasks: [
        { title: 'Write five questions', minutes: 30 },
        { title: 'Ask twenty neighbors', minutes: 30 },
      ],
      company: { id: company.id, industry: [], logo_url: null },
    });
    expect(JSON.stringify(preview)).not.toContain('How to do it');
  });

  test('200: a company without a name can preview too', async () => {
    const company = await unnamed();
    const { id } = await create(company);
    const preview = await company.api('GET /api/initiatives/:id/preview', { params: { id } });
    expect(preview.company.company_name).toBeNull();
  });
});
