import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createMatchingApp } from './matching.fixture.ts';

const app = await createMatchingApp();
const { browse, browseAll, offer } = app;
const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

describe('200: filters', async () => {
  // Unique words, so that initiatives of other tests never match.
  const company = await app.company({ industry: ['Bakeries'] });
  const farm = await app.company({ industry: ['Farming'] });
  await offer(company.id, {
    name: 'Zinnia posters',
    tags: ['Posters and flyers'],
    weekly_hours: 2,
    total_hours: 8,
  });
  await offer(company.id, { name: 'Zinnia survey', tags: ['Surveys', 'Events'], weekly_hours: 5 });
  await offer(farm.id, { name: 'Zinnia stall', tags: ['Events'], weekly_hours: 10, total_hours: 24 });
  await offer(farm.id, { name: 'Zinnia whenever', description: 'Tomatoes', tags: [] });
  const student = await app.student();

  test.each([
    ['a word', {}, ['whenever', 'stall', 'survey', 'posters']],
    ['one tag', { tags: 'Events' }, ['stall', 'survey']],
    ['any of two tags', { tags: 'Posters and flyers,Surveys' }, ['survey', 'posters']],
    ['an industry category', { category: 'Food & Beverage' }, ['survey', 'posters']],
    ['another category', { category: 'Other Industries' }, ['whenever', 'stall']],
    ['at most 2 hours', { hours: '2' }, ['posters']],
    ['at most 4 hours', { hours: '4' }, ['posters']],
    ['at most 6 hours', { hours: '6' }, ['survey', 'posters']],
    ['at most 10 hours', { hours: '10' }, ['stall', 'survey', 'posters']],
    ['Quick Wins', { quick_win: 'true' }, ['stall', 'posters']],
    ['all together', { quick_win: 'true', hours: '10', tags: 'Events' }, ['stall']],
    ['filters with no common match', { tags: 'Surveys', category: 'Other Industries' }, []],
  ] as const)('%s', async (_, query, found) => {
    const page = await browse(student, { q: 'zinnia', ...query });
    expect(names(page)).toEqual(found.map((name) => `Zinnia ${name}`));
    expect(page).toMatchObject({ next: null, corrected: [] });
  });

  test.each([
    ['an unfinished word', 'zinni', 4, []],
    ['two words in any order', 'survey zinnia', 1, []],
    ['two words, the last unfinished', 'zinnia sur', 1, []],
    ['a word in the description', 'zinnia tomatoes', 1, []],
    ['a misspelled word', 'zinnnia', 4, [{ typed: 'zinnnia', meant: 'zinnia' }]],
    ['a misspelled word among others', 'zinnia serveys', 1, [{ typed: 'serveys', meant: 'surveys' }]],
    ['a word that resembles nothing', 'xqwvkjz', 0, []],
  ])('search: %s', async (_, q, found, corrected) => {
    const page = await browse(student, { q });
    expect(page.items).toHaveLength(found);
    expect(page.corrected).toEqual(corrected);
  });

  test('search: text without words narrows nothing', async () => {
    expect(await browse(student, { q: '%_ \\ ;' })).toEqual(await browse(student, {}));
  });

  test('a closed initiative is not found until it opens again', async () => {
    const id = await offer(company.id, { name: 'Fuchsia week' });
    const found = async () => names(await browse(student, { q: 'fuchsia' }));
    expect(await found()).toEqual(['Fuchsia week']);
    await company.api('DELETE /api/initiatives/:id/activation', { params: { id } });
    expect(await found()).toEqual([]);
    await company.api('POST /api/initiatives/:id/activation', { params: { id } });
    expect(await found()).toEqual(['Fuchsia week']);
  });
});

describe('200: what a card shows', () => {
  test('to a student: bookmark, own application and why it fits; the description is shortened', async () => {
    const company = await app.company({ industry: ['Bakeries'], logo_url: '/media/a.webp' });
    const student = await app.student({ initiative_tags: ['Events'], weekly_hours_available: 4 });
    const id = await offer(company.id, {
      name: 'Lavender booth',
      description: 'x'.repeat(1_000),
      tags: ['Events', 'Surveys'],
      commission: '$60',
      weekly_hours: 3,
      total_hours: 12,
    });
    await app.apply(student.id, company.id, id);
    await student.api('PUT /api/bookmarks/:initiative_id', { params: { initiative_id: id } });
    const [card] = (await browse(student, { q: 'lavender' })).items;
    expect(card).toMatchObject({
      id,
      commission: '$60',
      weekly_hours: 3,
      total_hours: 12,
      quick_win: true,
      company: {
        id: company.id,
        industry: ['Bakeries'],
        logo_url: '/media/a.webp',
        answers_in_minutes: null,
      },
      // Once applied to, it no longer takes one of the student's top three places.
      best_fit: false,
      fit: { tags: ['Events'], industry: [], skills: [], hours: 4, hours_promised: 0 },
      bookmarked: true,
      application: { status: 'pending' },
      can: { open: true, bookmark: true },
    });
    expect(card!.description).toHaveLength(limits.cardDescriptionLength);
  });

  test("a student does not see another student's bookmark or application", async () => {
    const company = await app.company();
    const [one, other] = [await app.student(), await app.student()];
    const id = await offer(company.id, { name: 'Marigold' });
    await app.apply(one.id, company.id, id);
    await one.api('PUT /api/bookmarks/:initiative_id', { params: { initiative_id: id } });
    expect((await browse(other, { q: 'marigold' })).items[0]).toMatchObject({
      bookmarked: false,
      application: null,
      fit: null,
      best_fit: false,
    });
  });

  test("to a company: no fit and no bookmark, not even its applicants'; it can open only its own", async () => {
    const [own, other] = [await app.company(), await app.company()];
    const student = await app.student();
    const id = await offer(own.id, { name: 'Petunia one' });
    await offer(other.id, { name: 'Petunia two' });
    await app.apply(student.id, own.id, id);
    const { items } = await browse(own, { q: 'petunia', saved: 'true', hide_applied: 'true' });
    expect(items.map(({ name, can }) => [name, can.open])).toEqual([
      ['Petunia two', false],
      ['Petunia one', true],
    ]);
    for (const card of items)
      expect(card).toMatchObject({
        application: null,
        bookmarked: false,
        fit: null,
        can: { bookmark: false },
      });
  });
});

describe('200: pages', () => {
  test('lists each one once, newest first, even if others appear and disappear between pages', async () => {
    const [company, student] = [await app.company(), await app.student()];
    const ids: string[] = [];
    for (let n = 0; n < 45; n++) ids.unshift(await offer(company.id, { name: `Dahlia ${n}` }));
    const first = await browse(student, { q: 'dahlia' });
    await offer(company.id, { name: 'Dahlia late' });
    await company.api('DELETE /api/initiatives/:id', { params: { id: ids[10]! } });
    const second = await browse(student, { q: 'dahlia', cursor: first.next! });
    const third = await browse(student, { q: 'dahlia', cursor: second.next! });
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
    expect(third.next).toBeNull();
  });

  test('hide applied: fills the page without them, but includes withdrawn ones', async () => {
    const [company, student] = [await app.company(), await app.student()];
    const ids: string[] = [];
    for (let n = 0; n < 24; n++) ids.push(await offer(company.id, { name: `Begonia ${n}` }));
    const taken = ids.slice(-3);
    for (const id of taken) await app.apply(student.id, company.id, id);
    const withdrawn = await app.apply(student.id, company.id, ids[0]!);
    await app.step(student.id, 'initiative_applications', withdrawn, `status = 'withdrawn'`);
    const page = await browse(student, { q: 'begonia', hide_applied: 'true' });
    expect(page.items).toHaveLength(20);
    const all = await browseAll(student, { q: 'begonia', hide_applied: 'true' });
    expect(all.toSorted()).toEqual(ids.filter((id) => !taken.includes(id)).toSorted());
  });
});

describe('400', () => {
  test.each([
    ['an unknown tag', { tags: 'Rockets' }],
    ['an unknown category', { category: 'Rockets' }],
    ['hours that no filter offers', { hours: '3' }],
    ['an unknown order', { sort: 'oldest' }],
    ['an invented cursor', { cursor: 'new.1' }],
    [
      'a cursor from another order',
      { cursor: 'fit.0198c0de-7a11-7000-8000-000000000001.3.0198c0de-7a11-7000-8000-000000000001' },
    ],
    ['a search that is too long', { q: 'x'.repeat(101) }],
  ])('%s', async (_, query) => {
    const student = await app.student();
    await expect(browse(student, query as never)).rejects.toThrow('invalid_input');
  });
});
