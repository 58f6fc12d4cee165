import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMatchingApp } from './matching.fixture.ts';

const app = await createMatchingApp();
const { browse, browseAll, offer } = app;
const company = await app.company({ industry: ['Bakeries'] });
const interests = ['Podcasts', 'Fundraising'] as ('Podcasts' | 'Fundraising')[];
const stated = {
  initiative_tags: interests,
  company_tags: ['Bakeries' as const],
  weekly_hours_available: 4,
};

const [best, good, fair] = [
  await offer(company.id, { name: 'Best', tags: ['Podcasts', 'Fundraising'] }),
  await offer(company.id, { name: 'Good', tags: ['Podcasts'], weekly_hours: 2 }),
  await offer(company.id, { name: 'Fair', tags: ['Fundraising'] }),
];
const plain: string[] = [];
for (let n = 0; n < 30; n++) plain.unshift(await offer(company.id, { name: `Industry alone ${n}` }));
const other = await app.company();
const none: string[] = [];
for (let n = 0; n < 5; n++) none.unshift(await offer(other.id, { name: `Nothing shared ${n}` }));

describe('sorted by fit', () => {
  test('lists the ranked ones, then the newest of the rest, each once', async () => {
    const student = await app.student(stated);
    expect(await browseAll(student, { sort: 'best_fit' })).toEqual([best, good, fair, ...plain, ...none]);
  });

  test('initiatives that appear between pages move nothing', async () => {
    const student = await app.student(stated);
    const first = await browse(student, { sort: 'best_fit' });
    const late = await offer(company.id, { name: 'Late', tags: ['Podcasts', 'Fundraising'] });
    const second = await browse(student, { sort: 'best_fit', cursor: first.next! });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id !== late)).toEqual([best, good, fair, ...plain, ...none]);
    await company.api('DELETE /api/initiatives/:id', { params: { id: late } });
  });

  test("the student's own applications are not ranked: they follow among the rest, each once", async () => {
    const student = await app.student(stated);
    const accepted = await app.apply(student.id, company.id, best);
    await app.step(company.id, 'initiative_applications', accepted, `status = 'accepted'`);
    await app.apply(student.id, company.id, good);
    const all = await browseAll(student, { sort: 'best_fit' });
    expect(all).toEqual([fair, ...plain, ...none, good, best]);
    const filtered = await browse(student, { sort: 'best_fit', tags: 'Podcasts,Fundraising' });
    expect(filtered.items.map(({ id }) => id)).toEqual([fair, good, best]);
    const { initiatives } = await student.api('GET /api/student/best-fit');
    expect(initiatives.map(({ id }) => id).slice(0, 2)).toEqual([fair, plain[0]]);
    const home = await student.api('GET /api/home');
    expect(home.best_fit[0]!.id).toBe(fair);
  });

  test('with filters, ranks only the matches', async () => {
    const student = await app.student(stated);
    const { items } = await browse(student, { sort: 'best_fit', tags: 'Fundraising' });
    expect(items.map(({ id }) => id)).toEqual([best, fair]);
  });

  test('without stated interests, lists the newest', async () => {
    const student = await app.student();
    expect(await browseAll(student, { sort: 'best_fit' })).toEqual(await browseAll(student));
  });

  test('lists what the student applied to last, also without stated interests and in a search', async () => {
    const [plain, fitting] = [await app.student(), await app.student(stated)];
    for (const student of [plain, fitting]) {
      const [newest] = await browseAll(student);
      const filter = { sort: 'best_fit', tags: 'Podcasts,Fundraising' } as const;
      const before = await browseAll(student, filter);
      for (const initiative_id of new Set([newest!, before[0]!]))
        await student.api('POST /api/applications', {
          body: { client_id: randomUUID(), initiative_id, confirmed_hours: 3 },
        });
      const all = await browseAll(student, { sort: 'best_fit' });
      const own = [...new Set([newest!, before[0]!])].toSorted().toReversed();
      expect(all.slice(-own.length)).toEqual(own);
      expect(new Set(all).size).toBe(all.length);
      expect(all.toSorted()).toEqual((await browseAll(student)).toSorted());
      expect((await browseAll(student, filter)).at(-1)).toBe(own.findLast((id) => before.includes(id)));
      expect(await browseAll(student, { ...filter, hide_applied: 'true' })).toEqual(
        before.filter((id) => !own.includes(id)),
      );
    }
  });

  test('for a company, lists the newest', async () => {
    expect(await browseAll(company, { sort: 'best_fit' })).toEqual(await browseAll(company));
  });
});

describe('the flag is the same wherever a card appears', () => {
  test('scores of 6 or more, and the top three from 3 up', async () => {
    const student = await app.student({ initiative_tags: interests });
    const flags = async (sort: 'newest' | 'best_fit') =>
      (await browse(student, { sort, tags: 'Podcasts,Fundraising' })).items
        .filter(({ best_fit }) => best_fit)
        .map(({ id }) => id)
        .toSorted();
    expect(await flags('best_fit')).toEqual([best, good, fair].toSorted());
    expect(await flags('newest')).toEqual([best, good, fair].toSorted());
    const page = await student.api('GET /api/initiatives/:id', { params: { id: fair } });
    expect(page).toMatchObject({ best_fit: true, fit: { tags: ['Fundraising'] } });
  });
});

describe('GET /api/student/best-fit', () => {
  test('200: how many fit, and the top three', async () => {
    const student = await app.student(stated);
    const { count, initiatives } = await student.api('GET /api/student/best-fit');
    expect(count).toBe(3);
    expect(initiatives.map(({ name, best_fit }) => [name, best_fit])).toEqual([
      ['Best', true],
      ['Good', true],
      ['Fair', true],
    ]);
  });

  test('200: a student who stated nothing gets no fits', async () => {
    const student = await app.student({ skills: ['Writing'] });
    expect(await student.api('GET /api/student/best-fit')).toEqual({ count: 0, initiatives: [] });
  });
});

test('hours fit only as far as other accepted initiatives leave some, wherever a card appears', async () => {
  const student = await app.student({ ...stated, weekly_hours_available: 6 });
  const [five, two] = [
    await offer(company.id, { name: 'Five hours', tags: ['Debating'], weekly_hours: 5 }),
    await offer(company.id, { name: 'Two hours', tags: ['Podcasts'], weekly_hours: 2 }),
  ];
  const read = async () => {
    const page = await student.api('GET /api/initiatives/:id', { params: { id: two } });
    const { items } = await browse(student, { q: 'Two hours' });
    const home = await student.api('GET /api/home');
    const cards = [...items, ...home.best_fit, ...home.new_this_week].filter(({ id }) => id === two);
    expect(cards.length).toBeGreaterThan(1);
    return [page, ...cards].map(({ fit }) => [fit!.hours, fit!.hours_promised]);
  };
  for (const fit of await read()) expect(fit).toEqual([6, 0]);
  const application = await app.apply(student.id, company.id, five);
  await app.step(company.id, 'initiative_applications', application, `status = 'accepted'`);
  for (const fit of await read()) expect(fit).toEqual([null, 5]);
  await app.root.query(`update initiatives set weekly_hours = 1 where id = $1`, [two]);
  for (const fit of await read()) expect(fit).toEqual([1, 5]);
  await app.root.query(`update company_profiles set suspended_at = now() where id = $1`, [company.id]);
  const { items } = await browse(student);
  expect(items.every(({ fit }) => fit!.hours_promised === 0)).toBe(true);
  await app.root.query(`update company_profiles set suspended_at = null where id = $1`, [company.id]);
});
