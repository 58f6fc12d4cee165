import { codeOfConduct } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../app/tests/create-test-app.ts';

const app = await createTestApp();
type Company = Awaited<ReturnType<typeof app.signUp>>;

const form = {
  legal_name: 'Sunny Side Bakery LLC',
  website: 'sunnyside.example',
  country: 'US',
  registration_number: '12-3456789',
  contact_role: 'Owner',
  conduct: codeOfConduct.version,
} as const;
const submit = ({ api }: Company, changes: object = {}) =>
  api('POST /api/company/verification', { body: { ...form, ...changes } });
const status = ({ api }: Company) => api('GET /api/company/verification');
const unverified = () => app.signUp('company', { verification: 'not_submitted' });
/** As operators do it at the desk. */
const decide = (company: Company, state: 'verified' | 'declined', reason: string | null = null) =>
  app.root.query(
    `with decided as (update company_reviews set status = $2, reason = $3, note = 'A note', decided_at = now()
       where company_id = $1 and status = 'in_review' returning company_id, company_name, website)
     update company_profiles c set verification = $2, company_name = d.company_name, website = d.website
     from decided d where c.id = d.company_id`,
    [company.id, state, reason],
  );
const open = async (company: Company) => {
  const own = { company_id: company.id };
  const initiative_id = await app.insert('initiatives', { ...own, name: 'Taste survey' });
  await app.insert('tasks', { ...own, initiative_id, title: 'One', task_order: 1 });
  await company.api('POST /api/initiatives/:id/activation', { params: { id: initiative_id } });
  return initiative_id;
};

describe('POST /api/company/verification', () => {
  test('201: an owner submits the company, and saves the website', async () => {
    const company = await unverified();
    expect(await status(company)).toMatchObject({
      state: 'not_submitted',
      submitted: null,
      can: { submit: true },
    });
    const saved = await submit(company);
    expect(saved).toMatchObject({
      state: 'in_review',
      website: form.website,
      submitted: { legal_name: form.legal_name, website: form.website, registration_number: '12-3456789' },
      declined: null,
      change: null,
      can: { submit: false },
    });
    expect(await status(company)).toEqual(saved);
  });

  test('201: a declined company submits again', async () => {
    const company = await unverified();
    await submit(company);
    await decide(company, 'declined', 'website');
    expect(await status(company)).toMatchObject({
      state: 'declined',
      declined: { reason: 'website', note: 'A note' },
      can: { submit: true },
    });
    expect(await submit(company, { website: null })).toMatchObject({ state: 'in_review', declined: null });
  });

  test.each([
    ['an unknown country', { country: 'XX' }],
    ['no legal name', { legal_name: ' ' }],
    ['no role', { contact_role: '' }],
    ['another code of conduct', { conduct: '2020-01' }],
    ['a script as a website', { website: 'javascript:alert(1)' }],
  ])('400: %s', async (_, changes) => {
    await expect(submit(await unverified(), changes)).rejects.toThrow('invalid_input');
  });

  test('403: a member, and an owner with an unverified email', async () => {
    const company = await unverified();
    await expect(submit(await app.addMember(company))).rejects.toThrow('forbidden');
    const unsure = await app.signUp('company', { verified: false, verification: 'not_submitted' });
    await expect(submit(unsure)).rejects.toThrow('email_not_verified');
  });

  test('409: in review, verified, or without a name', async () => {
    const company = await unverified();
    await submit(company);
    await expect(submit(company)).rejects.toThrow('conflict');
    await expect(submit(await app.signUp('company'))).rejects.toThrow('conflict');
    const unnamed = await unverified();
    await unnamed.api('PATCH /api/company/profile', { body: { company_name: null } });
    await expect(submit(unnamed)).rejects.toThrow('company_name_needed');
  });
});

describe('until a company is verified', () => {
  test('students and visitors find nothing of it, and then everything', async () => {
    const [company, student] = [await unverified(), await app.signUp('student')];
    const id = await open(company);
    const find = async () => {
      const { items } = await student.api('GET /api/initiatives', { query: { q: 'taste' } });
      const { items: companies } = await student.api('GET /api/companies', { query: {} });
      const featured = await app.visitor('GET /api/initiatives/featured');
      return {
        searched: items.some((it) => it.id === id),
        companies: companies.some((it) => it.id === company.id),
        featured: JSON.stringify(featured).includes(id),
        page: await student.api('GET /api/initiatives/:id', { params: { id } }).then(
          () => true,
          (error: Error) => error.message,
        ),
        company: await student.api('GET /api/companies/:id', { params: { id: company.id } }).then(
          () => true,
          (error: Error) => error.message,
        ),
      };
    };
    const hidden = {
      searched: false,
      companies: false,
      featured: false,
      page: 'not_found',
      company: 'not_found',
    };
    expect(await find()).toEqual(hidden);
    const apply = () =>
      student.api('POST /api/applications', {
        body: { client_id: crypto.randomUUID(), initiative_id: id, confirmed_hours: 2 },
      });
    await expect(apply()).rejects.toThrow('not_found');
    await submit(company);
    expect(await find()).toEqual(hidden);
    await decide(company, 'verified');
    expect(await find()).toEqual({
      searched: true,
      companies: true,
      featured: true,
      page: true,
      company: true,
    });
    expect((await apply()).company.suspended).toBe(false);
  });

  test('the company itself sees and activates its initiatives as usual', async () => {
    const company = await unverified();
    const id = await open(company);
    const mine = await company.api('GET /api/company/initiatives/:id', { params: { id } });
    expect(mine.status).toBe('active');
  });
});

describe('after a company is verified', () => {
  test('a new name and website wait for operators, and the rest is saved', async () => {
    const [company, student] = [await unverified(), await app.signUp('student')];
    await submit(company);
    await decide(company, 'verified');
    const { company_name } = await status(company);
    const changes = { company_name: 'Google', website: 'google.example', mission: 'Bread' };
    expect(await company.api('PATCH /api/company/profile', { body: changes })).toMatchObject({
      company_name,
      website: form.website,
      mission: 'Bread',
    });
    expect(await status(company)).toMatchObject({
      state: 'verified',
      company_name,
      change: { company_name: 'Google', website: 'google.example' },
    });
    const seen = () => student.api('GET /api/companies/:id', { params: { id: company.id } });
    expect(await seen()).toMatchObject({ company_name, website: form.website });
    await decide(company, 'verified');
    expect(await seen()).toMatchObject({ company_name: 'Google', website: 'google.example' });
    expect((await status(company)).change).toBeNull();
  });
});
