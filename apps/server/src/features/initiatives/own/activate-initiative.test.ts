import { randomUUID } from 'node:crypto';
import { initiativeTemplates } from '@questline/contract/initiative-templates';
import { describe, expect, test } from 'vitest';
import { createInitiativesApp } from '../initiatives.fixture.ts';

const app = await createInitiativesApp();
const { accept, activate, create, signUp, unnamed } = app;
type Company = Parameters<typeof create>[0];

const open = ({ api }: Company, id: string) =>
  api('POST /api/initiatives/:id/activation', { params: { id } });
const close = ({ api }: Company, id: string) =>
  api('DELETE /api/initiatives/:id/activation', { params: { id } });
/** Whether students can find it by its tag. */
const isListed = async (id: string) => {
  const sql = `select from initiative_terms where initiative_id = $1 and term = 'tag:Surveys'`;
  return ((await app.root.query(sql, [id])).rowCount ?? 0) > 0;
};

describe('POST /api/initiatives/:id/activation', () => {
  test('201: becomes active and appears in student search', async () => {
    const company = await signUp('company');
    const made = await create(company);
    expect(await isListed(made.id)).toBe(false);
    expect(await open(company, made.id)).toMatchObject({
      status: 'active',
      updated_at: made.updated_at,
      can: { activate: false, deactivate: true },
    });
    expect(await isListed(made.id)).toBe(true);
    const student = await signUp('student');
    const page = await student.api('GET /api/companies/:id', { params: { id: company.id } });
    expect(page.initiatives.map(({ id }) => id)).toEqual([made.id]);
  });

  test('201: every template can be published unchanged', async () => {
    const company = await signUp('company');
    for (const { content } of initiativeTemplates) {
      const body = { client_id: randomUUID(), ...content };
      const { id } = await company.api('POST /api/initiatives', { body });
      expect(await open(company, id)).toMatchObject({ status: 'active', name: content.name });
    }
  });

  test('201: activating an active initiative changes nothing', async () => {
    const company = await signUp('company');
    const { id } = await activate(company);
    expect((await open(company, id)).status).toBe('active');
  });

  test('403: refused until the email is verified, and `can` says so', async () => {
    const company = await signUp('company', { verified: false });
    const made = await create(company);
    expect(made.can.activate).toBe(false);
    await expect(open(company, made.id)).rejects.toMatchObject({ code: 'email_not_verified', status: 403 });
  });

  test('409: refused until the company has a name', async () => {
    const company = await unnamed();
    const made = await create(company);
    expect(made.can.activate).toBe(false);
    await expect(open(company, made.id)).rejects.toMatchObject({ code: 'company_name_needed', status: 409 });
    await company.api('PATCH /api/company/profile', { body: { company_name: 'Sunny Side' } });
    expect((await open(company, made.id)).status).toBe('active');
  });

  test('409: refused without a task', async () => {
    const company = await signUp('company');
    const made = await create(company, { tasks: [] });
    expect(made.can.activate).toBe(false);
    await expect(open(company, made.id)).rejects.toMatchObject({ code: 'task_needed', status: 409 });
  });

  test('404: refuses unknown and deleted initiatives', async () => {
    const company = await signUp('company');
    const { id } = await create(company);
    await company.api('DELETE /api/initiatives/:id', { params: { id } });
    for (const gone of [id, randomUUID()]) await expect(open(company, gone)).rejects.toThrow('not_found');
  });
});

describe('DELETE /api/initiatives/:id/activation', () => {
  test('200: disappears from search, work continues and nobody is notified', async () => {
    const company = await signUp('company');
    const { id } = await activate(company);
    const { applicationId } = await accept(company, id);
    expect(await close(company, id)).toMatchObject({
      status: 'inactive',
      can: { activate: true, deactivate: false },
    });
    expect(await isListed(id)).toBe(false);
    const sql = 'select status from initiative_applications where id = $1';
    expect((await app.root.query(sql, [applicationId])).rows).toEqual([{ status: 'accepted' }]);
    const saved = 'initiative.saved';
    // Created, activated, deactivated.
    expect(await app.events(id)).toEqual([saved, 'quest.step_completed', saved, saved]);
  });

  test('200: deactivating an inactive initiative changes nothing, even for an unverified company', async () => {
    const company = await signUp('company', { verified: false });
    const { id } = await create(company);
    expect((await close(company, id)).status).toBe('inactive');
  });

  test('404: refuses an unknown initiative', async () => {
    await expect(close(await signUp('company'), randomUUID())).rejects.toThrow('not_found');
  });
});
