import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { change, createStudentsApp, type Member, whole } from './students.fixture.ts';

const { app, apply } = await createStudentsApp();

const contactsSeenBy = async ({ api }: Member, id: string) =>
  (await api('GET /api/students/:id', { params: { id } })).contacts;
const setSharing = ({ api }: Member, id: string, shares_contacts: boolean) =>
  api('PUT /api/student/sharing/:id', { params: { id }, body: { shares_contacts } });

async function working() {
  const [student, company] = [await app.signUp('student'), await app.signUp('company')];
  await change(student, whole);
  const application = await apply(student, company, [company, 'accepted']);
  return { student, company, application };
}

describe('PUT /api/student/sharing/:id', () => {
  test('200: the company sees school and handles only while the student shares them', async () => {
    const { student, company } = await working();
    expect(await setSharing(student, company.id, false)).toMatchObject({
      id: company.id,
      stage: 'accepted',
      shares_contacts: false,
    });
    expect(await contactsSeenBy(company, student.id)).toBeNull();
    expect(await setSharing(student, company.id, true)).toMatchObject({ shares_contacts: true });
    expect(await contactsSeenBy(company, student.id)).toMatchObject({ school: whole.school });
    expect(await setSharing(student, company.id, true)).toMatchObject({ shares_contacts: true });
  });

  test('200: says that operators suspended the company', async () => {
    const { student, company } = await working();
    const { items } = await student.api('GET /api/student/sharing');
    expect(items).toMatchObject([{ id: company.id, suspended: false }]);
    await app.root.query('update company_profiles set suspended_at = now() where id = $1', [company.id]);
    expect((await student.api('GET /api/student/sharing')).items).toMatchObject([
      { id: company.id, suspended: true },
    ]);
  });

  test('200: sharing with a company that is still deciding shows it nothing yet', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    await change(student, whole);
    await apply(student, company);
    expect(await setSharing(student, company.id, true)).toMatchObject({ stage: 'pending' });
    expect(await contactsSeenBy(company, student.id)).toBeNull();
  });

  test('404: a company the student has not applied to', async () => {
    const { student } = await working();
    const { company } = await working();
    for (const id of [company.id, randomUUID()])
      await expect(setSharing(student, id, true)).rejects.toThrow('not_found');
  });

  test('403: a company', async () => {
    const { student, company } = await working();
    await expect(setSharing(company, student.id, true)).rejects.toThrow('forbidden');
  });
});

describe('GET /api/student/sharing', () => {
  test('200: lists who sees the profile, without those the student withdrew from', async () => {
    const { student, company } = await working();
    const [pending, withdrawn] = [await app.signUp('company'), await app.signUp('company')];
    await apply(student, pending);
    await apply(student, withdrawn, [student, 'withdrawn']);
    await setSharing(student, pending.id, false);
    const { items, next } = await student.api('GET /api/student/sharing');
    expect(items.map(({ id, stage, shares_contacts }) => ({ id, stage, shares_contacts }))).toEqual([
      { id: pending.id, stage: 'pending', shares_contacts: false },
      { id: company.id, stage: 'accepted', shares_contacts: true },
    ]);
    expect(next).toBeNull();
  });

  test('200: starts after the given company', async () => {
    const { student, company } = await working();
    const other = await app.signUp('company');
    await apply(student, other);
    const { items } = await student.api('GET /api/student/sharing', { query: { before: other.id } });
    expect(items.map(({ id }) => id)).toEqual([company.id]);
  });
});

describe('POST /api/applications', () => {
  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('share_contacts %s: the company is shown contacts: %s', async (share_contacts, expected) => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    await change(student, whole);
    const initiative_id = await app.insert('initiatives', { company_id: company.id, name: 'Open' });
    await app.insert('tasks', { company_id: company.id, initiative_id, title: 'One', task_order: 1 });
    await app.root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
    const body = {
      client_id: randomUUID(),
      initiative_id,
      confirmed_hours: 2,
      ...(share_contacts !== undefined && { share_contacts }),
    };
    const { id } = await student.api('POST /api/applications', { body });
    await company.api('POST /api/applications/:id/acceptance', { params: { id }, body: {} });
    expect((await contactsSeenBy(company, student.id)) !== null).toBe(expected);
  });
});
