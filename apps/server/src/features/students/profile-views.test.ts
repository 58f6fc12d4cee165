import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { change, createStudentsApp, type Member, whole } from './students.fixture.ts';
import { viewsPerPage } from './profile-views.queries.ts';

const { app, apply } = await createStudentsApp();

const open = ({ api }: Member, id: string) => api('GET /api/students/:id', { params: { id } });
const viewsOf = async ({ api }: Member) => (await api('GET /api/student/profile-views')).items;
const partsOf = async (student: Member) => (await viewsOf(student)).map(({ part }) => part);

async function applied() {
  const [student, company] = [await app.signUp('student'), await app.signUp('company')];
  await change(student, whole);
  const { id } = await apply(student, company);
  return { student, company, id };
}

describe('GET /api/student/profile-views', () => {
  test('200: names the company and the person who opened the profile, once a day', async () => {
    const { student, company } = await applied();
    const member = await app.addMember(company);
    expect(await viewsOf(student)).toEqual([]);
    await open(company, student.id);
    await open(company, student.id);
    await open(member, student.id);
    const views = await viewsOf(student);
    expect(views).toMatchObject([
      { part: 'profile', company: { id: company.id }, person: 'Test member', reason: null },
      { part: 'profile', company: { id: company.id }, person: 'Test company', reason: null },
    ]);
    expect(Date.now() - Date.parse(views[0]!.at)).toBeLessThan(60_000);
  });

  test('200: says when the company saw school and handles, the application and the work', async () => {
    const { student, company, id } = await applied();
    await company.api('GET /api/company/applications/:id', { params: { id } });
    await company.api('GET /api/applications/:id/submissions', { params: { id } });
    await company.api('POST /api/applications/:id/acceptance', { params: { id }, body: {} });
    await student.api('PUT /api/student/sharing/:id', {
      params: { id: company.id },
      body: { shares_contacts: true },
    });
    expect((await open(company, student.id)).contacts).toMatchObject({
      school: whole.school,
      instagram_handle: whole.instagram_handle,
    });
    expect(await partsOf(student)).toEqual(['contacts', 'work', 'application']);
  });

  test('200: lists of applicants and students are no views', async () => {
    const { student, company, id } = await applied();
    await company.api('GET /api/company/applications');
    await company.api('POST /api/applications/:id/acceptance', { params: { id }, body: {} });
    await company.api('GET /api/company/students');
    await company.api('GET /api/company/students/overview');
    expect(await viewsOf(student)).toEqual([]);
  });

  test('200: nobody is recorded who finds nothing', async () => {
    const { student, id } = await applied();
    const [stranger, other] = [await app.signUp('company'), await app.signUp('student')];
    await expect(open(stranger, student.id)).rejects.toThrow('not_found');
    await expect(open(other, student.id)).rejects.toThrow('not_found');
    for (const path of [
      'GET /api/company/applications/:id',
      'GET /api/applications/:id/submissions',
    ] as const)
      await expect(stranger.api(path, { params: { id } })).rejects.toThrow('not_found');
    await open(student, student.id);
    expect(await viewsOf(student)).toEqual([]);
  });

  test('200: a student sees only their own, page by page', async () => {
    const [{ student, company }, other] = [await applied(), await applied()];
    await open(other.company, other.student.id);
    await app.root.query(
      `insert into access_log (id, at, actor, account_id, person_id, action, student_id)
       select uuidv7(make_interval(days => -n)), now() - make_interval(days => n), 'person', $1, $1, 'viewed_profile', $2
       from generate_series(1, $3) n`,
      [company.id, student.id, viewsPerPage + 1],
    );
    const first = await student.api('GET /api/student/profile-views');
    expect(first.items).toHaveLength(viewsPerPage);
    const times = first.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const rest = await student.api('GET /api/student/profile-views', { query: { before: first.next! } });
    expect(rest).toMatchObject({ items: [{ part: 'profile' }], next: null });
    expect(await partsOf(other.student)).toEqual(['profile']);
  });

  test('200: keeps the entry without names after the company was deleted', async () => {
    const { student, company } = await applied();
    await open(company, student.id);
    await app.root.query(
      `begin; select set_config('app.actor', '${company.id}', true); select keeper.delete_own_company(); commit`,
    );
    expect(await viewsOf(student)).toMatchObject([
      { part: 'profile', company: { id: company.id, company_name: null, logo_url: null }, person: null },
    ]);
  });

  test('200: is part of the data export', async () => {
    const { student, company } = await applied();
    await open(company, student.id);
    const { items } = await student.api('GET /api/session/export/:part', {
      params: { part: 'profile_views' },
    });
    expect(items).toEqual([
      {
        at: expect.any(String),
        part: 'profile',
        company: expect.stringContaining('Company'),
        person: 'Test company',
        reason: null,
      },
    ]);
    const ofCompany = await company.api('GET /api/session/export/:part', {
      params: { part: 'profile_views' },
    });
    expect(ofCompany.items).toEqual([]);
  });

  test('403: a company', async () => {
    const { company } = await applied();
    await expect(
      company.api('GET /api/student/profile-views', { query: { before: randomUUID() } }),
    ).rejects.toThrow('forbidden');
  });
});
