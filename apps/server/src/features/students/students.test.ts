import { randomUUID } from 'node:crypto';
import { industryTags, initiativeTags, motivations } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../app/tests/create-test-app.ts';

const app = await createTestApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;

/** Untyped, to send bodies our own browser code never would. */
const change = ({ api }: Member, body: object) => api('PATCH /api/student/profile', { body });
const read = ({ api }: Member, id: string) => api('GET /api/students/:id', { params: { id } });

const whole = {
  school: 'Eastfield High School',
  grade: 11,
  skills: ['Writing', 'Canva'],
  experience_level: 'Some experience',
  weekly_hours_available: 5,
  motivations: ['Be creative'],
  initiative_tags: ['Events'],
  company_tags: ['Bakeries'],
  instagram_handle: 'maya',
  linkedin_handle: 'maya-t',
};
const { school, instagram_handle, linkedin_handle, ...open } = whole;
const contacts = { school, instagram_handle, linkedin_handle };

/** An application, taken through these statuses by the account that may take each step. */
async function apply(student: Member, company: Member, ...steps: [by: Member, status: string][]) {
  const initiative_id = await app.insert('initiatives', { company_id: company.id, name: 'Open' });
  const who = { student_id: student.id, company_id: company.id, initiative_id };
  const id = await app.insert('initiative_applications', who);
  for (const [by, status] of steps)
    await app.root.query(
      `begin; select set_config('app.actor', '${by.id}', true);
       update initiative_applications set status = '${status}' where id = '${id}'; commit`,
    );
  return { id, ...who };
}

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
       select distinct ${key} as id from ${table}; commit`,
      )
      .then((replies) =>
        (replies as unknown as { rows: { id: string }[] }[]).find(({ rows }) => rows[0] && 'id' in rows[0])!,
      );
    expect(rows).toEqual([{ id: student.id }]);
  });
});

describe('survey', () => {
  test('200: steps complete from the profile or are skipped; nothing is lost on the way', async () => {
    const student = await app.signUp('student');
    const survey = () => student.api('GET /api/student/survey');
    expect(await survey()).toMatchObject({ next: 'school', done: false });
    await change(student, { school: 'Eastfield', grade: 9 });
    expect(await survey()).toMatchObject({ next: 'skills' });
    for (const step of ['skills', 'motivations', 'skills'] as const)
      await student.api('PUT /api/student/survey/:step/skip', { params: { step } });
    expect(await survey()).toMatchObject({ next: 'initiative_interests' });
    await change(student, {
      initiative_tags: ['Events'],
      company_tags: ['Bakeries'],
      weekly_hours_available: 3,
    });
    const { steps, done } = await survey();
    expect(done).toBe(true);
    expect(steps.map(({ state }) => state)).toEqual([
      'answered',
      'skipped',
      'skipped',
      'answered',
      'answered',
      'answered',
    ]);
    await change(student, { skills: ['Writing'] });
    expect((await survey()).steps[1]).toEqual({ step: 'skills', state: 'answered' });
  });

  test('200: is done once the last step is reached, in the feed and the welcome quest too', async () => {
    const student = await app.signUp('student');
    const isDone = async () => {
      const [survey, quest, home] = await Promise.all([
        student.api('GET /api/student/survey'),
        student.api('GET /api/student/welcome-quest'),
        student.api('GET /api/home'),
      ]);
      return [survey.done, quest.steps[0]!.done, home.survey_done];
    };
    await change(student, { ...whole, weekly_hours_available: null });
    expect(await isDone()).toEqual([false, false, false]);
    await student.api('PUT /api/student/survey/end');
    const again = await student.api('PUT /api/student/survey/end');
    expect(again.steps.at(-1)).toEqual({ step: 'availability', state: 'open' });
    expect(await isDone()).toEqual([true, true, true]);
    const { completeness } = await student.api('GET /api/student/profile');
    expect(completeness.missing).toContain('weekly_hours');
  });

  test('404: refuses to skip the first step and an unknown step', async () => {
    const student = await app.signUp('student');
    for (const step of ['school', 'elsewhere'])
      await expect(
        student.api('PUT /api/student/survey/:step/skip', { params: { step: step as never } }),
      ).rejects.toThrow('not_found');
  });
});

describe('welcome quest', () => {
  const quest = ({ api }: Member) => api('GET /api/student/welcome-quest');
  const done = async (student: Member) =>
    (await quest(student)).steps.flatMap((it) => (it.done ? it.step : []));

  test('200: every step completes from what really happened', async () => {
    const [student, company] = [await app.signUp('student'), await app.signUp('company')];
    expect(await quest(student)).toMatchObject({ completed: false, shown: true, celebrate: false });
    const { initiative_id } = await apply(student, company);
    expect(await done(student)).toEqual(['application']);
    await app.insert('bookmarks', { student_id: student.id, initiative_id });
    expect(await done(student)).toEqual(['application']);
    const other = await apply(await app.signUp('student'), company);
    await app.insert('bookmarks', { student_id: student.id, initiative_id: other.initiative_id });
    expect(await done(student)).toEqual(['bookmarks', 'application']);
    await app.root.query(`update profiles set photo_url = '/photos/a.webp' where id = $1`, [student.id]);
    await student.api('PATCH /api/student/welcome-quest', { body: { read: true } });
    await change(student, whole);
    expect(await quest(student)).toMatchObject({ completed: true, shown: false, celebrate: true });
    await student.api('PATCH /api/student/welcome-quest', { body: { celebrated: true } });
    expect(await quest(student)).toMatchObject({ completed: true, celebrate: false });
  });

  test('200: can be dismissed and resumed; steps already read stay read', async () => {
    const student = await app.signUp('student');
    const mark = (body: { read?: true; dismissed?: boolean }) =>
      student.api('PATCH /api/student/welcome-quest', { body });
    await mark({ read: true });
    expect(await mark({ dismissed: true })).toMatchObject({ dismissed: true, shown: false });
    expect(await mark({})).toMatchObject({ dismissed: true });
    expect(await mark({ dismissed: false })).toMatchObject({ dismissed: false, shown: true });
    expect(await done(student)).toEqual(['read']);
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
