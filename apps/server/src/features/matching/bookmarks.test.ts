import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createMatchingApp } from './matching.fixture.ts';

const app = await createMatchingApp();
const { browse, browseAll, offer } = app;
const company = await app.company();
type Member = Awaited<ReturnType<typeof app.student>>;
const save = ({ api }: Member, initiative_id: string) =>
  api('PUT /api/bookmarks/:initiative_id', { params: { initiative_id } });
const unsave = ({ api }: Member, initiative_id: string) =>
  api('DELETE /api/bookmarks/:initiative_id', { params: { initiative_id } });

describe('204', () => {
  test('lists bookmarks, the last saved first; saving again changes nothing', async () => {
    const student = await app.student();
    const [a, b, c] = [await offer(company.id), await offer(company.id), await offer(company.id)];
    for (const id of [b, c, a, b]) await save(student, id);
    expect(await browseAll(student, { saved: 'true' })).toEqual([a, c, b]);
    await unsave(student, c);
    await unsave(student, c);
    expect(await browseAll(student, { saved: 'true', sort: 'best_fit' })).toEqual([a, b]);
  });

  test('filters and pages work on bookmarks; initiatives already applied to can be hidden', async () => {
    const student = await app.student();
    const ids: string[] = [];
    for (let n = 0; n < 25; n++)
      ids.unshift(await offer(company.id, { name: 'Aster', tags: n % 5 ? ['Events'] : ['Surveys'] }));
    for (const id of ids.toReversed()) await save(student, id);
    expect(await browseAll(student, { saved: 'true' })).toEqual(ids);
    expect(await browseAll(student, { saved: 'true', tags: 'Surveys', q: 'aster' })).toHaveLength(5);
    await app.apply(student.id, company.id, ids[0]!);
    const hidden = await browse(student, { saved: 'true', hide_applied: 'true' });
    expect(hidden.items[0]!.id).toBe(ids[1]);
  });

  test('a paused one says so, still opens and drops out of filters; a deleted one is gone', async () => {
    const [student, stranger] = [await app.student(), await app.student()];
    const [paused, deleted, open] = [
      await offer(company.id),
      await offer(company.id),
      await offer(company.id),
    ];
    for (const id of [paused, deleted, open]) await save(student, id);
    await company.api('DELETE /api/initiatives/:id/activation', { params: { id: paused } });
    await company.api('DELETE /api/initiatives/:id', { params: { id: deleted } });
    const { items } = await browse(student, { saved: 'true' });
    expect(items.map((card) => [card.id, card.paused])).toEqual([
      [open, false],
      [paused, true],
    ]);
    expect(await browseAll(student, { saved: 'true', quick_win: 'true' })).not.toContain(paused);
    expect(await browseAll(student)).not.toContain(paused);
    const read = ({ api }: Member, id: string) => api('GET /api/initiatives/:id', { params: { id } });
    expect(await read(student, paused)).toMatchObject({
      status: 'inactive',
      bookmarked: true,
      can: { apply: false, apply_refusal: 'initiative_closed', open_tasks: false, bookmark: false },
    });
    await expect(read(student, deleted)).rejects.toThrow('not_found');
    await expect(read(stranger, paused)).rejects.toThrow('not_found');
    await unsave(student, paused);
    await expect(read(student, paused)).rejects.toThrow('not_found');
  });

  test("a student never sees another student's bookmarks", async () => {
    const [one, other] = [await app.student(), await app.student()];
    const id = await offer(company.id);
    await save(one, id);
    await unsave(other, id);
    expect(await browseAll(one, { saved: 'true' })).toEqual([id]);
    expect(await browseAll(other, { saved: 'true' })).toEqual([]);
  });
});

test('404: unknown, closed and deleted initiatives cannot be bookmarked', async () => {
  const student = await app.student();
  const closed = await app.insert('initiatives', { company_id: company.id, name: 'Closed' });
  for (const id of [closed, randomUUID(), 'malformed'])
    await expect(save(student, id)).rejects.toThrow('not_found');
});

test('409: refuses more than the limit; existing bookmarks can still be saved again', async () => {
  const student = await app.student();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push(await offer(company.id));
  await save(student, ids[0]!);
  await app.root.query(
    `with made as (insert into initiatives (company_id, name) select $2, 'Many' from generate_series(2, $3) returning id)
     insert into bookmarks (student_id, initiative_id) select $1, id from made`,
    [student.id, company.id, limits.bookmarksMax],
  );
  await expect(save(student, ids[1]!)).rejects.toThrow('bookmarks_full');
  await save(student, ids[0]!);
  await unsave(student, ids[0]!);
  await save(student, ids[1]!);
});
