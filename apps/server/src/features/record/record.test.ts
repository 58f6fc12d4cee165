import { limits, type RecordTexts } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { createRecordApp } from './record.fixture.ts';
import { defaultPage } from './share-record.ts';

const app = await createRecordApp();
const { finished } = app;

const recordOf = ({ api }: Awaited<ReturnType<typeof app.signUp>>) => api('GET /api/record');

describe('GET /api/record', () => {
  test('200: what was finished, with its approved tasks', async () => {
    const { company, student, initiative, application } = await finished();
    const { entries, in_progress } = await recordOf(student);
    expect(in_progress).toEqual([]);
    expect(entries).toEqual([
      {
        id: application.id,
        initiative: { id: initiative.id, name: initiative.name },
        company: { id: company.id, company_name: expect.any(String), logo_url: null, verified: true },
        skills: initiative.skills,
        tasks: initiative.tasks.map(({ title }) => ({ title, approved_at: expect.any(String) })),
        minutes: expect.toSatisfy((it) => it === null || it > 0),
        criteria: null,
        revisions: 0,
        closing_words: null,
        on_page: false,
        resume_text: null,
        college_text: null,
        credential: null,
        started_at: expect.any(String),
        finished_at: expect.any(String),
      },
    ]);
  });

  test('200: work in progress is listed apart, and moves when the last task is approved', async () => {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    const initiative = await app.offer(company);
    const { id } = await app.apply(student, initiative.id);
    expect(await recordOf(student)).toEqual({ page: defaultPage, entries: [], in_progress: [] });
    await app.as(company, `update initiative_applications set status = 'accepted' where id = '${id}'`);
    const total = initiative.tasks.length;
    expect(await recordOf(student)).toMatchObject({
      entries: [],
      in_progress: [{ id, initiative: { name: initiative.name }, tasks: { approved: 0, total } }],
    });
    for (const task of initiative.tasks) await app.finishTask(student, company, task.id);
    expect(await recordOf(student)).toMatchObject({ entries: [{ id }], in_progress: [] });
  });

  test('200: revisions and criteria are counted', async () => {
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    const initiative = await app.offer(company);
    const { id } = await app.apply(student, initiative.id);
    await app.as(company, `update initiative_applications set status = 'accepted' where id = '${id}'`);
    const work = await app.submitWork(student, initiative.tasks[0]!.id);
    await app.as(
      company,
      `update task_submissions set status = 'needs_revision', feedback = 'More' where id = '${work.id}'`,
    );
    for (const task of initiative.tasks) await app.finishTask(student, company, task.id);
    expect((await recordOf(student)).entries).toMatchObject([{ id, revisions: 1, criteria: null }]);
    const tasks = [{ met: true }, { met: false }].map(({ met }) => ({
      title: 'Ask',
      minutes: null,
      approved_at: '2026-11-01T10:00:00+00:00',
      attempts: 1,
      criteria: [{ text: 'Clear', met }],
    }));
    await app.root.query('update record_entries set tasks = $2 where application_id = $1', [
      id,
      JSON.stringify(tasks),
    ]);
    expect((await recordOf(student)).entries).toMatchObject([
      {
        id,
        criteria: { met: 1, of: 2 },
        minutes: null,
        tasks: [{ approved_at: '2026-11-01T10:00:00.000Z' }, {}],
      },
    ]);
  });

  test('200: an entry keeps its names when the company renames everything, and says when it is not verified anymore', async () => {
    const { company, student, initiative } = await finished();
    const [before] = (await recordOf(student)).entries;
    await app.root.query(`update initiatives set name = 'Renamed' where id = $1`, [initiative.id]);
    await app.root.query(`update company_profiles set company_name = 'Renamed' where id = $1`, [company.id]);
    expect((await recordOf(student)).entries).toEqual([before]);
    await app.root.query('update company_profiles set suspended_at = now() where id = $1', [company.id]);
    expect((await recordOf(student)).entries).toEqual([
      { ...before, company: { ...before!.company, verified: false } },
    ]);
  });

  test('200: nobody else sees it', async () => {
    await finished();
    const other = await app.signUp('student');
    expect(await recordOf(other)).toEqual({ page: defaultPage, entries: [], in_progress: [] });
  });

  test('403: companies have none', async () => {
    const company = await app.signUp('company');
    await expect(recordOf(company)).rejects.toThrow('forbidden');
  });
});

describe('PUT /api/record/entries/:id/texts', () => {
  const save = ({ api }: Awaited<ReturnType<typeof app.signUp>>, id: string, body: RecordTexts) =>
    api('PUT /api/record/entries/:id/texts', { params: { id }, body });

  test("204: keeps the student's own words, until they go back to ours", async () => {
    const { student, application } = await finished();
    const mine = { resume_text: 'Made a poster that brought 49 people in.', college_text: 'Poster maker.' };
    await save(student, application.id, mine);
    expect((await recordOf(student)).entries).toMatchObject([mine]);
    await save(student, application.id, { ...mine, resume_text: null });
    expect((await recordOf(student)).entries).toMatchObject([{ ...mine, resume_text: null }]);
  });

  test("404: of another student's entry", async () => {
    const { student, application } = await finished();
    const other = await app.signUp('student');
    const theirs = { resume_text: 'Not mine.', college_text: null };
    await expect(save(other, application.id, theirs)).rejects.toThrow('not_found');
    expect((await recordOf(student)).entries).toMatchObject([{ resume_text: null }]);
  });

  test('422: what no form would take', async () => {
    const { student, application } = await finished();
    for (const college_text of ['x'.repeat(limits.collegeTextMaxLength + 1), ' '])
      await expect(save(student, application.id, { resume_text: null, college_text })).rejects.toThrow(
        'invalid_input',
      );
  });
});
