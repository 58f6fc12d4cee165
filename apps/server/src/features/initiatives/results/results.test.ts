import { randomUUID } from 'node:crypto';
import { limits } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { anonymous } from '../../../platform/actor.ts';
import { createInitiativesApp } from '../initiatives.fixture.ts';
import { mondayOf } from './initiatives.results.rules.ts';
import { createViewCounter } from './view-counter.ts';

const app = await createInitiativesApp();
type Member = Awaited<ReturnType<typeof app.signUp>>;
const company = await app.signUp('company');

const view = ({ api }: Member, id: string) => api('POST /api/initiatives/:id/views', { params: { id } });
const results = async (id: string, { api }: Member = company) =>
  (await api('GET /api/company/initiatives/:id/results', { params: { id } })).weeks;
const nothing = { views: 0, saves: 0, applications: 0, accepted: 0, finished: 0 };
const thisWeek = (counts: Partial<typeof nothing>) => [{ week: mondayOf(new Date()), ...nothing, ...counts }];

describe('POST /api/initiatives/:id/views', () => {
  test('204: counts each student once, however often they open the page', async () => {
    const { id } = await app.activate(company);
    const [one, other] = [await app.signUp('student'), await app.signUp('student')];
    await view(one, id);
    await view(one, id);
    await view(other, id);
    await app.views.flush();
    await view(one, id);
    await app.views.flush();
    expect(await results(id)).toEqual(thisWeek({ views: 2 }));
  });

  test('204: counts nothing for an initiative that is closed, which a student can open as history', async () => {
    const { id } = await app.activate(company);
    const student = await app.signUp('student');
    await student.api('PUT /api/bookmarks/:initiative_id', { params: { initiative_id: id } });
    await company.api('DELETE /api/initiatives/:id/activation', { params: { id } });
    await view(student, id);
    await app.views.flush();
    expect(await results(id)).toEqual(thisWeek({ saves: 1 }));
  });

  test('403: a company counts nothing, not even on its own initiative', async () => {
    const { id } = await app.activate(company);
    await expect(view(company, id)).rejects.toThrow('forbidden');
    await app.views.flush();
    expect(await results(id)).toEqual([]);
  });

  test('404: an initiative that the student cannot see, an unknown one, and one of a blocked company', async () => {
    const student = await app.signUp('student');
    const blocked = await app.signUp('company');
    const { id: hidden } = await app.create(company);
    const { id: ofBlocked } = await app.activate(blocked);
    await student.api('PUT /api/student/blocks/:id', { params: { id: blocked.id } });
    for (const id of [hidden, ofBlocked, randomUUID()])
      await expect(view(student, id)).rejects.toThrow('not_found');
  });

  test('stores who opened it nowhere', async () => {
    const { id } = await app.activate(company);
    const student = await app.signUp('student');
    await view(student, id);
    await app.views.flush();
    const { rows } = await app.root.query('select * from initiative_days where initiative_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(student.id);
  });

  test('a node that shuts down writes what it has counted', async () => {
    const { id } = await app.activate(company);
    const student = await app.signUp('student');
    const node = await app.openNode();
    node.views.add(id, student.id);
    await node.http.close();
    expect(await results(id)).toEqual(thisWeek({ views: 1 }));
  });
});

describe('counting views', () => {
  const halfAnHourMs = 30 * 60_000;

  test('opening the page again after half an hour is another view', async () => {
    const { id } = await app.activate(company);
    const views = createViewCounter(app.database.as(anonymous));
    const student = randomUUID();
    for (const now of [0, halfAnHourMs - 1, halfAnHourMs]) views.add(id, student, now);
    await views.flush();
    expect(await results(id)).toEqual(thisWeek({ views: 2 }));
  });

  test('a batch that could not be written is part of the next one', async () => {
    const { id } = await app.activate(company);
    const db = app.database.as(anonymous);
    let broken = true;
    const run: typeof db.run = (statement) =>
      broken ? Promise.reject(new Error('lost')) : db.run(statement);
    const views = createViewCounter({ ...db, run });
    views.add(id, randomUUID());
    await expect(views.flush()).rejects.toThrow('lost');
    broken = false;
    views.add(id, randomUUID());
    await views.flush();
    expect(await results(id)).toEqual(thisWeek({ views: 2 }));
  });
});

describe('GET /api/company/initiatives/:id/results', () => {
  test('200: nothing happened yet', async () => {
    const { id } = await app.create(company);
    expect(await results(id)).toEqual([]);
  });

  test('200: saves, applications, accepted and finished, in the weeks in which they happened', async () => {
    const { id } = await app.activate(company);
    const student = await app.signUp('student');
    await student.api('PUT /api/bookmarks/:initiative_id', { params: { initiative_id: id } });
    const application = await app.insert('initiative_applications', {
      student_id: student.id,
      company_id: company.id,
      initiative_id: id,
      applied_at: new Date(Date.now() - 21 * 86_400_000),
    });
    await company.api('POST /api/applications/:id/acceptance', { params: { id: application }, body: {} });
    const weeks = await results(id);
    expect(weeks).toHaveLength(4);
    expect(weeks[0]).toEqual({ week: mondayOf(new Date(), 3), ...nothing, applications: 1 });
    expect(weeks.at(-1)).toEqual(thisWeek({ saves: 1, accepted: 1 })[0]);
  });

  test('200: how many were rejected, and how long the others took to finish', async () => {
    const { id } = await app.activate(company);
    const applied = async (changes: Record<string, unknown>) => {
      const { id: student_id } = await app.signUp('student');
      const of = { student_id, company_id: company.id, initiative_id: id };
      return app.insert('initiative_applications', { ...of, ...changes });
    };
    const outcomes = async () => {
      const { weeks: _, ...rest } = await company.api('GET /api/company/initiatives/:id/results', {
        params: { id },
      });
      return rest;
    };
    expect(await outcomes()).toEqual({ rejected: 0, days_to_finish: null });
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const done = { status: 'completed' };
    await applied({});
    await applied({ status: 'rejected', decided_at: ago(1) });
    await applied({ ...done, decided_at: ago(20), accepted_at: ago(20), finished_at: ago(0) });
    await applied({ ...done, decided_at: ago(5), accepted_at: ago(5), finished_at: ago(1) });
    expect(await outcomes()).toEqual({ rejected: 1, days_to_finish: 12 });
  });

  test('200: no week before the last 26', async () => {
    const { id } = await app.activate(company);
    await app.root.query(
      `insert into initiative_days (initiative_id, company_id, day, views) values
         ($1, $2, $3::date - 1, 5), ($1, $2, $3, 7)`,
      [id, company.id, mondayOf(new Date(), limits.resultsWeeks - 1)],
    );
    const weeks = await results(id);
    expect(weeks).toHaveLength(limits.resultsWeeks);
    expect(weeks.map(({ views }) => views).reduce((sum, views) => sum + views)).toBe(7);
  });

  test('404: of another company', async () => {
    const { id } = await app.activate(company);
    await expect(results(id, await app.signUp('company'))).rejects.toThrow('not_found');
  });
});

describe('GET /api/company/initiatives/:id/finished-tasks', () => {
  const finished = (id: string, { api }: Member = company) =>
    api('GET /api/company/initiatives/:id/finished-tasks', { params: { id } });

  test('200: counts approved work and work to review, in the order of the tasks', async () => {
    const { id, tasks } = await app.activate(company);
    const [first, second] = tasks.map((task) => task.id) as [string, string];
    const [one, other] = [await app.accept(company, id), await app.accept(company, id)];
    const approve = async (work: Promise<string>) =>
      company.api('POST /api/submissions/:id/review', {
        params: { id: await work },
        body: { status: 'approved', feedback: 'Great' },
      });
    await approve(one.submitWork(first));
    await approve(other.submitWork(first));
    await other.submitWork(second);
    expect(await finished(id)).toEqual({
      tasks: [
        { id: first, finished: 2, to_review: 0 },
        { id: second, finished: 0, to_review: 1 },
      ],
    });
  });

  test('200: leaves out students who left', async () => {
    const { id, tasks } = await app.activate(company);
    const student = await app.accept(company, id);
    await company.api('POST /api/submissions/:id/review', {
      params: { id: await student.submitWork(tasks[0]!.id) },
      body: { status: 'approved', feedback: 'Great' },
    });
    await company.api('POST /api/applications/:id/end', { params: { id: student.applicationId } });
    expect((await finished(id)).tasks[0]).toMatchObject({ finished: 0, to_review: 0 });
  });

  test('404: of another company', async () => {
    const { id } = await app.activate(company);
    await expect(finished(id, await app.signUp('company'))).rejects.toThrow('not_found');
  });
});
