import { randomUUID } from 'node:crypto';
import { industryTags, limits } from '@questline/contract';
import { addImage } from '@questline/db/tests/people.ts';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../app/tests/create-test-app.ts';

const app = await createTestApp();
type Company = Awaited<ReturnType<typeof app.signUp>>;

/** Untyped, to send bodies our own browser code never would. */
const change = ({ api }: Company, body: object) => api('PATCH /api/company/profile', { body });
const open = async (company_id: string, row: Record<string, unknown> = {}) => {
  const id = await app.insert('initiatives', { company_id, name: 'Open', ...row });
  await app.insert('tasks', { initiative_id: id, company_id, title: 'One', task_order: 1 });
  await app.root.query(`update initiatives set status = 'active' where id = $1`, [id]);
  return id;
};

const whole = {
  company_name: 'Sunny Side Bakery',
  website: 'sunnyside.example',
  description: 'We bake.\nEvery morning.',
  mission: 'Good bread for everyone',
  industry: ['Bakeries', 'Cafes & Coffee'],
  banner_url: '/media/0a1b.webp',
  logo_url: '/media/2c3d.webp',
  video_url: 'https://youtu.be/dQw4w9WgXcQ',
  instagram_handle: 'sunnyside',
};

/** A company that has uploaded the images in `whole`. */
async function companyWithImages() {
  const company = await app.signUp('company');
  await addImage(app, company.id, 'banner', whole.banner_url);
  await addImage(app, company.id, 'logo', whole.logo_url);
  return company;
}

describe('GET and PATCH /api/company/profile', () => {
  test('200: returns what was saved', async () => {
    const company = await companyWithImages();
    const saved = await change(company, whole);
    expect(saved).toMatchObject({ ...whole, video_id: 'dQw4w9WgXcQ', can: { edit: true } });
    expect(await company.api('GET /api/company/profile')).toEqual(saved);
  });

  test('200: changes only the fields sent; null and empty text clear a field', async () => {
    const company = await companyWithImages();
    await change(company, whole);
    const saved = await change(company, { mission: '  ', website: null, industry: [] });
    expect(saved).toMatchObject({ ...whole, mission: null, website: null, industry: [] });
  });

  test.each([
    [{ instagram_handle: '@sunnyside' }, { instagram_handle: 'sunnyside' }],
    [{ instagram_handle: ' @@sunnyside ' }, { instagram_handle: 'sunnyside' }],
    [{ instagram_handle: '@' }, { instagram_handle: null }],
    [{ company_name: '  Sunny  ' }, { company_name: 'Sunny' }],
    [{ website: ' www.sunny.example/menu ' }, { website: 'www.sunny.example/menu' }],
    [{ video_url: '' }, { video_url: null, video_id: null }],
  ])('200: stores %j as %j', async (sent, kept) => {
    expect(await change(await app.signUp('company'), sent)).toMatchObject(kept);
  });

  test('200: accepts five tags from the catalog', async () => {
    const industry = industryTags.slice(0, limits.companyTagsMax);
    expect((await change(await app.signUp('company'), { industry: [...industry] })).industry).toEqual(
      industry,
    );
  });

  test.each([
    ['six tags', { industry: industryTags.slice(0, 6) }],
    ['an unknown tag', { industry: ['Rockets'] }],
    ['a duplicate tag', { industry: ['Bakeries', 'Bakeries'] }],
    ['a script URL as a website', { website: 'javascript:alert(1)' }],
    ['another scheme as a website', { website: 'ftp://sunny.example' }],
    ['plain text as a website', { website: 'our shop on Mill Street' }],
    ['a video from another site', { video_url: 'https://vimeo.com/1' }],
    ['a script URL as a video', { video_url: 'javascript:alert(1)' }],
    ['a banner from another origin', { banner_url: 'https://elsewhere.example/a.png' }],
    ['a logo as a data URL', { logo_url: 'data:image/svg+xml,<svg/>' }],
    ['a logo with a path traversal', { logo_url: '/media/../private/a' }],
    ['a name with a line break', { company_name: 'Sunny\nSide' }],
    ['a name that is too long', { company_name: 'x'.repeat(121) }],
    ['a mission that is too long', { mission: 'x'.repeat(10_001) }],
    ['a handle with a space', { instagram_handle: 'sunny side' }],
    ['a handle with special characters', { instagram_handle: 'copper.kettle!!' }],
  ])('400: %s', async (_, sent) => {
    const [field] = Object.keys(sent);
    const refusal = await change(await app.signUp('company'), sent).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'invalid_input' });
    expect(Object.keys((refusal as { fields: object }).fields)[0]).toMatch(`body.${field}`);
  });

  test('400: refuses an image that was never uploaded, belongs to another company or has another purpose', async () => {
    const [mine, other] = [await companyWithImages(), await app.signUp('company')];
    for (const [who, changes] of [
      [mine, { logo_url: '/media/ffff.webp' }],
      [other, { logo_url: whole.logo_url }],
      [mine, { logo_url: whole.banner_url }],
    ] as const)
      await expect(change(who, changes)).rejects.toThrow('image_unknown');
    expect((await other.api('GET /api/company/profile')).logo_url).toBeNull();
  });

  test('200: keeps an image that is already in use, even if its file is gone', async () => {
    const company = await companyWithImages();
    await change(company, whole);
    await app.root.query('delete from files where owner_id = $1', [company.id]);
    expect(await change(company, { ...whole, mission: 'New' })).toMatchObject({ logo_url: whole.logo_url });
  });

  test('401 and 403: only companies have one', async () => {
    await expect(app.visitor('GET /api/company/profile')).rejects.toThrow('not_signed_in');
    const student = await app.signUp('student');
    await expect(student.api('GET /api/company/profile')).rejects.toThrow('forbidden');
    await expect(change(student, whole)).rejects.toThrow('forbidden');
  });

  test('401: refuses a deleted account', async () => {
    const company = await app.signUp('company');
    await app.root.query('delete from company_profiles where id = $1', [company.id]);
    await expect(company.api('GET /api/company/profile')).rejects.toThrow('not_signed_in');
    await expect(change(company, whole)).rejects.toThrow('not_signed_in');
  });

  test('409: the name cannot change while an initiative is open', async () => {
    const company = await app.signUp('company');
    await open(company.id);
    await expect(change(company, { company_name: '' })).rejects.toThrow('company_name_needed');
  });
});

describe('GET /api/companies/:id', () => {
  const read = ({ api }: Company, id: string) => api('GET /api/companies/:id', { params: { id } });

  test('200: a student can read the page but not edit it; the company can do both', async () => {
    const [company, student] = [await companyWithImages(), await app.signUp('student')];
    await change(company, whole);
    const page = await read(student, company.id);
    expect(page).toMatchObject({ ...whole, video_id: 'dQw4w9WgXcQ', initiatives: [], can: { edit: false } });
    expect((await read(company, company.id)).can.edit).toBe(true);
    expect((await read(await app.signUp('company'), company.id)).can.edit).toBe(false);
  });

  test('200: lists only active initiatives, in chain order, then newest first', async () => {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    const [older, second, first, newer] = [
      await open(company.id),
      await open(company.id, { chain_position: 2 }),
      await open(company.id, { chain_position: 1, total_hours: 5 }),
      await open(company.id),
    ];
    await app.insert('initiatives', { company_id: company.id, name: 'Inactive' });
    const { initiatives } = await read(student, company.id);
    expect(initiatives.map(({ id }) => id)).toEqual([first, second, newer, older]);
    expect(initiatives[0]).toMatchObject({ chain_position: 1, quick_win: true });
  });

  test('200: shows a student only their own progress', async () => {
    const [company, student, other] = [
      await app.signUp('company'),
      await app.signUp('student'),
      await app.signUp('student'),
    ];
    const initiative_id = await open(company.id);
    await app.insert('initiative_applications', {
      initiative_id,
      company_id: company.id,
      student_id: student.id,
    });
    const applicationSeenBy = async (reader: Company) =>
      (await read(reader, company.id)).initiatives[0]?.application;
    expect(await applicationSeenBy(student)).toEqual({ status: 'pending', approved: 0, total: 1 });
    expect(await applicationSeenBy(other)).toBeNull();
    expect(await applicationSeenBy(company)).toBeNull();
  });

  test.each(['suspended_at = now()', "verification = 'declined'"])(
    '200: says to a student who applied that it is not verified anymore (%s)',
    async (change) => {
      const [company, student] = [await app.signUp('company'), await app.signUp('student')];
      const initiative_id = await open(company.id);
      await app.insert('initiative_applications', {
        initiative_id,
        company_id: company.id,
        student_id: student.id,
      });
      const page = () => student.api('GET /api/initiatives/:id', { params: { id: initiative_id } });
      expect((await read(student, company.id)).verified).toBe(true);
      expect((await page()).company.verified).toBe(true);
      await app.root.query(`update initiatives set status = 'inactive' where id = $1`, [initiative_id]);
      await app.root.query(`update company_profiles set ${change} where id = $1`, [company.id]);
      expect((await read(student, company.id)).verified).toBe(false);
      expect((await page()).company.verified).toBe(false);
    },
  );

  test('401: refuses a visitor who is not signed in', async () => {
    const { id } = await app.signUp('company');
    await expect(app.visitor('GET /api/companies/:id', { params: { id } })).rejects.toThrow('not_signed_in');
  });

  test('404: a company without a name, a student and an unknown id look the same', async () => {
    const [unnamed, student] = [await app.signUp('company'), await app.signUp('student')];
    await change(unnamed, { company_name: null });
    for (const id of [unnamed.id, student.id, randomUUID(), 'malformed'])
      await expect(read(student, id)).rejects.toThrow('not_found');
    expect((await read(unnamed, unnamed.id)).company_name).toBeNull();
  });
});

describe('GET /api/company/onboarding', () => {
  test.each([
    [0, { onboarding_completed: false, progress: 0, advice: true }, [false, false, false]],
    [1, { onboarding_completed: false, progress: 1, advice: true }, [false, false, false]],
    [2, { onboarding_completed: false, progress: 2, advice: false }, [false, true, false]],
    [4, { onboarding_completed: true, progress: 3, advice: false }, [false, true, true]],
  ])('200: after %i initiatives without a Quick Win', async (created, expected, done) => {
    const company = await app.signUp('company');
    for (let n = 0; n < created; n++)
      await app.insert('initiatives', { company_id: company.id, name: `Number ${n}` });
    const { steps, ...rest } = await company.api('GET /api/company/onboarding');
    expect(rest).toEqual({ total_initiatives_created: created, ...expected, chain: [] });
    expect(steps.map((step) => step.done)).toEqual(done);
  });

  test('200: the quest chain, once it is unlocked, is the one that students see', async () => {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    await change(company, { company_name: 'Chain Bakery' });
    const add = async (name: string) => {
      const id = await app.insert('initiatives', { company_id: company.id, name });
      await app.insert('tasks', { initiative_id: id, company_id: company.id, title: 'One', task_order: 1 });
      await app.root.query(`update initiatives set status = 'active' where id = $1`, [id]);
      return id;
    };
    const ids = [await add('First'), await add('Second')];
    const chain = async () => (await company.api('GET /api/company/onboarding')).chain;
    expect(await chain()).toEqual([]);
    ids.push(await add('Third'));
    await company.api('PUT /api/company/chain', { body: { initiative_ids: ids } });
    expect((await chain()).map(({ id }) => id)).toEqual(ids);
    const page = await student.api('GET /api/companies/:id', { params: { id: company.id } });
    expect(await chain()).toEqual(page.initiatives);
  });

  test('200: only a Quick Win completes the first step, whether created as one or shortened to one', async () => {
    const company = await app.signUp('company');
    const isFirstStepDone = async () =>
      (await company.api('GET /api/company/onboarding')).steps.find(({ step }) => step === 'first_quick_win')
        ?.done;
    const id = await app.insert('initiatives', { company_id: company.id, name: 'Long', total_hours: 25 });
    expect(await isFirstStepDone()).toBe(false);
    await app.root.query('update initiatives set total_hours = 24 where id = $1', [id]);
    expect(await isFirstStepDone()).toBe(true);
  });
});
