import { randomUUID } from 'node:crypto';
import { industryTags, initiativeTags, motivations } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { change, createStudentsApp, type Member, whole } from './students.fixture.ts';

const { app, apply } = await createStudentsApp();

const read = ({ api }: Member, id: string) => api('GET /api/students/:id', { params: { id } });

const { school, instagram_handle, linkedin_handle, ...open } = whole;
const contacts = { school, instagram_handle, linkedin_handle };

describe('GET and PATCH /api/student/profile', () => {
  test('200: returns what was saved', async () => {
    const student = await app.signUp('student');
    const saved = await change(student, whole);
    expect(saved).toMatchObject({ ...open, contacts, can: { edit: true } });
    expect(saved.completeness).toEqual({ percent: 90, missing: ['photo'] });
    expect(await student.api('GET /api/student/profile')).toEqual(saved);
  });

  test('200: changes only the section sent; null and empty text clear a field', async () => {
    const student = await app.signUp('student');
    await change(student, whole);
    expect(await change(student, { skills: [], grade: null })).toMatchObject({
      ...open,
      skills: [],
      grade: null,
      contacts,
    });
    const { contacts: kept } = await change(student, { linkedin_handle: ' ' });
    expect(kept).toEqual({ ...contacts, linkedin_handle: null });
  });

  test('200: stores handles without their @', async () => {
    const student = await app.signUp('student');
    const { contacts: kept } = await change(student, {
      instagram_handle: '@maya',
      linkedin_handle: ' @@m ',
    });
    expect(kept).toMatchObject({ instagram_handle: 'maya', linkedin_handle: 'm' });
  });

  test.each([
    ['four motivations', { motivations: motivations.slice(0, 4) }],
    ['six interests', { initiative_tags: initiativeTags.slice(0, 6) }],
    ['six companies', { company_tags: industryTags.slice(0, 6) }],
    ['an unknown skill', { skills: ['Juggling'] }],
    ['a duplicate skill', { skills: ['Writing', 'Writing'] }],
    ['a college grade', { grade: 13 }],
    ['zero hours', { weekly_hours_available: 0 }],
    ['an unknown level', { experience_level: 'Genius' }],
    ['a handle with a space', { instagram_handle: 'ma ya' }],
    ['a school with a line break', { school: 'East\nfield' }],
  ])('400: %s', async (_, body) => {
    await expect(change(await app.signUp('student'), body)).rejects.toThrow('invalid_input');
  });

  test('401: the token of a deleted account reads nothing', async () => {
    const student = await app.signUp('student');
    await app.root.query('delete from student_profiles where id = $1', [student.id]);
    await expect(student.api('GET /api/student/profile')).rejects.toThrow('not_signed_in');
    await expect(change(student, whole)).rejects.toThrow('not_signed_in');
  });
});

describe('GET /api/students/:id', () => {
  test('200: students can read their own page', async () => {
    const student = await app.signUp('student');
    await change(student, whole);
    expect(await read(student, student.id)).toMatchObject({
      ...open,
      contacts,
      stage: null,
      can: { edit: true },
    });
  });

  test.each([
    ['pending', [], false],
    ['rejected', ['rejected'], false],
    ['ended', ['accepted', 'ended'], false],
    ['accepted', ['accepted'], true],
  ] as const)(
    '200: a company at stage %s sees the profile; contact details: %s',
    async (stage, steps, shared) => {
      const [student, company] = [await app.signUp('student'), await app.signUp('company')];
      await change(student, whole);
      await apply(student, company, ...steps.map((status): [Member, string] => [company, status]));
      const seen = await read(company, student.id);
      expect(seen).toMatchObject({ ...open, stage, can: { edit: false } });
      expect(seen.contacts).toEqual(shared ? contacts : null);
    },
  );

  test('200: after an application, the company sees exactly this of the profile', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    await change(student, whole);
    await apply(student, company);
    const seen = await read(company, student.id);
    expect(Object.keys(seen).toSorted()).toEqual([
      'back_on',
      'can',
      'company_tags',
      'contacts',
      'experience_level',
      'full_name',
      'grade',
      'id',
      'initiative_tags',
      'motivations',
      'photo_url',
      'skills',
      'stage',
      'username',
      'weekly_hours_available',
    ]);
    expect(seen.contacts).toBeNull();
  });

  test.each([
    ['pending', []],
    ['accepted', ['accepted']],
  ] as const)('200: the preview for a company at stage %s is exactly what it sees', async (stage, steps) => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    await change(student, whole);
    await apply(student, company, ...steps.map((status): [Member, string] => [company, status]));
    const preview = await student.api('GET /api/student/profile/preview', { query: { stage } });
    expect(preview).toEqual(await read(company, student.id));
  });

  test('200: an accepted student without stored contact details still shows as accepted', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    await apply(student, company, [company, 'accepted']);
    expect((await read(company, student.id)).contacts).toEqual({
      school: null,
      instagram_handle: null,
      linkedin_handle: null,
    });
  });

  test('404: another student, one who never applied, one who withdrew and an unknown id look the same', async () => {
    const [student, other, company] = [
      await app.signUp('student'),
      await app.signUp('student'),
      await app.signUp('company'),
    ];
    await apply(other, company, [other, 'withdrawn']);
    for (const [who, id] of [
      [student, other.id],
      [company, student.id],
      [company, other.id],
      [company, company.id],
      [student, randomUUID()],
      [company, 'malformed'],
    ] as const)
      await expect(read(who, id)).rejects.toThrow('not_found');
  });
});

describe('row level security alone separates students', () => {
  const tables = [
    ['profiles', 'id'],
    ['student_profiles', 'id'],
    ['student_contacts', 'student_id'],
    ['student_welcomes', 'student_id'],
    ['bookmarks', 'student_id'],
    ['initiative_applications', 'student_id'],
    ['ties', 'student_id'],
  ];

  /** Students also see the people of companies they applied to. */
  const others: Record<string, string> = { profiles: `where user_type = 'student'` };

  test.each(tables)('a student who selects all of %s gets only their own rows', async (table, key) => {
    const [student, other, company] = [
      await app.signUp('student'),
      await app.signUp('student'),
      await app.signUp('company'),
    ];
    for (const one of [student, other]) {
      await change(one, whole);
      await one.api('PATCH /api/student/welcome-quest', { body: { read: true } });
      const { initiative_id } = await apply(one, company);
      await app.insert('bookmarks', { student_id: one.id, initiative_id });
    }
    const { rows } = await app.root
      .query(
        `begin; set local role app_api; select set_config('app.actor', '${student.id}', true);
       select distinct ${key} as id from ${table} ${others[table] ?? ''}; commit`,
      )
      .then((replies) =>
        (replies as unknown as { rows: { id: string }[] }[]).find(({ rows }) => rows[0] && 'id' in rows[0])!,
      );
    expect(rows).toEqual([{ id: student.id }]);
  });
});

describe('GET /api/student/finished-initiatives', () => {
  test('200: lists initiatives with every task approved, with only the approved work', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    const application = await apply(student, company);
    const { id: application_id, ...who } = application;
    const task_id = await app.insert('tasks', {
      initiative_id: who.initiative_id,
      company_id: company.id,
      title: 'Ask around',
      task_order: 1,
    });
    const by = (change: string) =>
      app.root.query(`begin; select set_config('app.actor', '${company.id}', true); ${change}; commit`);
    await by(`update initiative_applications set status = 'accepted' where id = '${application_id}'`);
    const finished = () => student.api('GET /api/student/finished-initiatives');
    for (const [status, feedback] of [
      ['needs_revision', 'Not yet'],
      ['approved', 'Lovely'],
    ]) {
      expect((await finished()).items).toEqual([]);
      const work = { ...who, application_id, task_id, client_id: randomUUID(), content: 'Mine', attempt: 1 };
      const id = await app.insert('task_submissions', work);
      await by(
        `update task_submissions set status = '${status}', feedback = '${feedback}' where id = '${id}'`,
      );
    }
    const { items, next } = await finished();
    expect(next).toBeNull();
    expect(items).toMatchObject([
      {
        id: application_id,
        initiative: { id: who.initiative_id, name: 'Open' },
        company: { id: company.id },
        work: [{ task_title: 'Ask around', feedback: 'Lovely' }],
      },
    ]);
  });
});
