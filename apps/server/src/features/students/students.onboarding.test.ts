// The survey and the welcome quest.
import { describe, expect, test } from 'vitest';
import { change, createStudentsApp, type Member, whole } from './students.fixture.ts';

const { app, apply } = await createStudentsApp();

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
