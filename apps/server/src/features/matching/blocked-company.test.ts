// What a student who blocked a company no longer finds.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMatchingApp } from './matching.fixture.ts';

const app = await createMatchingApp();
const interests = {
  initiative_tags: ['Events'],
  company_tags: ['Bakeries'],
  weekly_hours_available: 5,
} satisfies Parameters<typeof app.student>[0];
const offered = { tags: ['Events'], weekly_hours: 2, total_hours: 4 };

type Student = Awaited<ReturnType<typeof app.student>>;
const block = ({ api }: Student, id: string) => api('PUT /api/student/blocks/:id', { params: { id } });
const unblock = ({ api }: Student, id: string) => api('DELETE /api/student/blocks/:id', { params: { id } });

/** A student, and a company with one initiative whose words no other one has. */
async function meet() {
  const other = await app.offer((await app.company({ industry: ['Bakeries'] })).id, offered);
  const word = `zyx${randomUUID().slice(0, 8)}`;
  const company = await app.company({ company_name: `Bakery ${word}`, industry: ['Bakeries'] });
  const initiative = await app.offer(company.id, { ...offered, name: `Survey ${word}` });
  return { student: await app.student(interests), company, initiative, word, other };
}
type Met = Awaited<ReturnType<typeof meet>>;

/** Where the student finds the initiative or the company. */
async function foundBy({ student, company, initiative, word, other }: Met): Promise<string[]> {
  const { api } = student;
  const has = (items: { id: string }[], id = initiative) => items.some((item) => item.id === id);
  const [home, fit, page] = await Promise.all([
    api('GET /api/home'),
    api('GET /api/student/best-fit'),
    api('GET /api/initiatives/:id', { params: { id: other } }),
  ]);
  const isShown = (call: Promise<unknown>) =>
    call.then(
      () => true,
      (error: Error) => {
        if (error.message !== 'not_found') throw error;
        return false;
      },
    );
  const places = {
    browse: (await app.browseAll(student)).includes(initiative),
    'by tag': (await app.browseAll(student, { tags: 'Events' })).includes(initiative),
    search: has((await app.browse(student, { q: word })).items),
    'best fit': (await app.browseAll(student, { sort: 'best_fit' })).includes(initiative),
    'best fit, filtered': has((await app.browse(student, { sort: 'best_fit', q: word })).items),
    saved: has((await app.browse(student, { saved: 'true' })).items),
    'saved, filtered': has((await app.browse(student, { saved: 'true', q: word })).items),
    'top three': has(fit.initiatives),
    'home: best fit': has(home.best_fit),
    'home: quick wins': has(home.quick_wins),
    'home: new': has(home.new_this_week),
    similar: has(page.similar),
    companies: has((await api('GET /api/companies', { query: {} })).items, company.id),
    'companies: search': has((await api('GET /api/companies', { query: { q: word } })).items, company.id),
    'initiative page': await isShown(api('GET /api/initiatives/:id', { params: { id: initiative } })),
    'company page': await isShown(api('GET /api/companies/:id', { params: { id: company.id } })),
  };
  return Object.entries(places).flatMap(([place, isFound]) => (isFound ? place : []));
}

const save = ({ student, initiative }: Met) =>
  student.api('PUT /api/bookmarks/:initiative_id', { params: { initiative_id: initiative } });

describe('a blocked company', () => {
  test('is hidden everywhere until the student unblocks it', async () => {
    const met = await meet();
    await save(met);
    const before = await foundBy(met);
    expect(before).toHaveLength(16);
    await block(met.student, met.company.id);
    expect(await foundBy(met)).toEqual([]);
    expect(await foundBy({ ...met, student: await app.student(interests) })).not.toEqual([]);
    await unblock(met.student, met.company.id);
    expect(await foundBy(met)).toEqual(before);
  });

  test.each([
    ['withdrew', 'withdrawn'],
    ['was rejected', 'rejected'],
  ])('is hidden from a student who %s, except for the history', async (_, status) => {
    const met = await meet();
    await save(met);
    const application = await app.apply(met.student.id, met.company.id, met.initiative);
    const by = status === 'rejected' ? met.company.id : met.student.id;
    await app.step(by, 'initiative_applications', application, `status = '${status}'`);
    await block(met.student, met.company.id);
    expect(await foundBy(met)).toEqual([]);
    const { name } = (await met.student.api('GET /api/applications/:id', { params: { id: application } }))
      .initiative;
    expect(name).toBe(`Survey ${met.word}`);
  });

  test("doesn't shorten pages", async () => {
    const { student, company } = await meet();
    const other = await app.company({ industry: ['Bakeries'] });
    const own: string[] = [];
    for (let n = 0; n < 25; n++) {
      own.push(await app.offer(other.id));
      await app.offer(company.id);
    }
    await block(student, company.id);
    const first = await app.browse(student);
    expect(first.items.map(({ id }) => id)).toEqual(own.toReversed().slice(0, 20));
    expect(first.next).not.toBeNull();
  });

  test('404: the student cannot apply, apply again or save', async () => {
    const { student, company, initiative } = await meet();
    const again = await app.offer(company.id);
    const withdrawn = await app.apply(student.id, company.id, again);
    await app.step(student.id, 'initiative_applications', withdrawn, `status = 'withdrawn'`);
    await block(student, company.id);
    for (const initiative_id of [initiative, again]) {
      const body = { client_id: randomUUID(), initiative_id, confirmed_hours: 2 };
      await expect(student.api('POST /api/applications', { body })).rejects.toThrow('not_found');
    }
    await expect(save({ student, initiative } as Met)).rejects.toThrow('not_found');
  });
});

describe('/api/student/blocks', () => {
  test('200: lists the companies by name, newest company first, and pages', async () => {
    const student = await app.student();
    const [one, two] = [
      await app.company({ company_name: 'One' }),
      await app.company({ company_name: 'Two' }),
    ];
    for (const { id } of [two, one]) await block(student, id);
    const list = (query = {}) => student.api('GET /api/student/blocks', { query });
    expect(await list()).toMatchObject({
      items: [
        { id: two.id, company_name: 'Two' },
        { id: one.id, company_name: 'One' },
      ],
      next: null,
    });
    expect((await list({ before: two.id })).items.map(({ id }) => id)).toEqual([one.id]);
    expect((await (await app.student()).api('GET /api/student/blocks')).items).toEqual([]);
  });

  test('404: refuses a hidden company and an unknown one', async () => {
    const student = await app.student();
    const hidden = await app.company({ company_name: null });
    for (const id of [hidden.id, randomUUID(), student.id])
      await expect(block(student, id)).rejects.toThrow('not_found');
  });

  test('403: a company cannot block', async () => {
    const company = await app.company();
    await expect(block(company as never, company.id)).rejects.toThrow('forbidden');
  });

  test('a blocked company no longer appears under "Who sees what", and its name is in the export', async () => {
    const { student, company, initiative, word } = await meet();
    const application = await app.apply(student.id, company.id, initiative);
    await app.step(company.id, 'initiative_applications', application, `status = 'rejected'`);
    const shared = async () => (await student.api('GET /api/student/sharing')).items.length;
    expect(await shared()).toBe(1);
    await block(student, company.id);
    expect(await shared()).toBe(0);
    const { items } = await student.api('GET /api/session/export/:part', { params: { part: 'blocks' } });
    expect(items).toMatchObject([{ company: `Bakery ${word}` }]);
  });
});
