import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../app/tests/create-test-app.ts';

const app = await createTestApp();

async function createInitiative() {
  const { id: company_id } = await app.signUp('company');
  const id = await app.insert('initiatives', { company_id, name: 'Open' });
  await app.insert('tasks', { company_id, initiative_id: id, title: 'One', task_order: 1 });
  await app.root.query(`update initiatives set status = 'active' where id = $1`, [id]);
  return id;
}
type Student = Awaited<ReturnType<typeof app.signUp>>;
const apply = async ({ api }: Student) =>
  api('POST /api/applications', {
    body: { client_id: randomUUID(), initiative_id: await createInitiative(), confirmed_hours: 2 },
  });
const setBirthMonth = ({ api }: Student, birth_month: string) =>
  api('PUT /api/student/birth-month', { body: { birth_month } });

describe('the month of birth', () => {
  test('is asked before the next application of a student who has none', async () => {
    const student = await app.signUp('student', { birthMonth: null });
    expect(await student.api('GET /api/student/birth-month')).toEqual({ needed: true });
    await expect(apply(student)).rejects.toThrow('birth_month_needed');
    await setBirthMonth(student, '2005-04');
    expect(await student.api('GET /api/student/birth-month')).toEqual({ needed: false });
    expect(await apply(student)).toMatchObject({ status: 'pending' });
  });

  test('cannot be changed', async () => {
    const student = await app.signUp('student', { birthMonth: '2009-03' });
    await setBirthMonth(student, '2001-01');
    const profile = await student.api('GET /api/session/export/:part', { params: { part: 'profile' } });
    expect(profile.items).toMatchObject([{ birth_month: '2009-03' }]);
  });

  test('of a child under 13 is refused and not stored', async () => {
    const student = await app.signUp('student', { birthMonth: null });
    const young = `${new Date().getUTCFullYear() - 12}-01`;
    await expect(setBirthMonth(student, young)).rejects.toThrow('birth_month_refused');
    const { rows } = await app.root.query('select birth_month from student_profiles where id = $1', [
      student.id,
    ]);
    expect(rows).toEqual([{ birth_month: null }]);
  });
});
