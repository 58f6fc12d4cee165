// Tests of a company's usual response time, with a fixed clock.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../app/tests/create-test-app.ts';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { refreshAnswers } from './refresh-answers.ts';

const app = await createTestApp();
const database = openDatabase(app.url('app_worker'), { connections: 1 });
afterAll(() => database.close());

const now = new Date('2027-05-01T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const before = (ms: number) => new Date(now.getTime() - ms);
const work = (at = now) => refreshAnswers(database.as(worker), at);

/** A company with an open initiative, and a helper that decides after a number of hours. */
async function aCompany() {
  const company = await app.signUp('company');
  const initiative_id = await app.insert('initiatives', { company_id: company.id, name: 'Open' });
  const task_id = await app.insert('tasks', {
    initiative_id,
    company_id: company.id,
    title: 'One',
    task_order: 1,
  });
  await app.root.query(`update initiatives set status = 'active' where id = $1`, [initiative_id]);
  const past = (text: string, values: unknown[]) => app.root.query(text, values);
  const by = (change: string) =>
    app.root.query(`begin; select set_config('app.actor', '${company.id}', true); ${change}; commit`);

  /** A decision made `ago` hours before now, `hours` after the application. */
  const decide = async (ago: number, hours: number, status = 'accepted') => {
    const student = await app.signUp('student');
    const who = { student_id: student.id, initiative_id, company_id: company.id };
    const id = await app.insert('initiative_applications', who);
    await by(`update initiative_applications set status = '${status}' where id = '${id}'`);
    await past('update initiative_applications set applied_at = $2, decided_at = $3 where id = $1', [
      id,
      before(ago + hours * hour),
      before(ago),
    ]);
    return { ...who, application_id: id };
  };
  /** Closed `ago` without an answer. */
  const ignore = async (ago: number) => {
    const student = await app.signUp('student');
    const id = await app.insert('initiative_applications', {
      student_id: student.id,
      initiative_id,
      company_id: company.id,
    });
    await past('update initiative_applications set expires_at = now() where id = $1', [id]);
    await app.root.query(
      `begin; select set_config('app.actor', 'worker', true); select keeper.close_unanswered('${id}'); commit`,
    );
    await past('update initiative_applications set unanswered_at = $2 where id = $1', [id, before(ago)]);
  };
  const review = async (ago: number, hours: number) => {
    const who = await decide(200 * day, 1);
    const id = await app.insert('task_submissions', {
      ...who,
      task_id,
      client_id: randomUUID(),
      content: 'Work',
    });
    await by(`update task_submissions set status = 'reviewed' where id = '${id}'`);
    await past('update task_submissions set completed_at = $2, reviewed_at = $3 where id = $1', [
      id,
      before(ago + hours * hour),
      before(ago),
    ]);
  };
  const reader = await app.signUp('student');
  const read = async () =>
    (await reader.api('GET /api/companies/:id', { params: { id: company.id } })).answers_in_minutes;
  return { ...company, decide, ignore, review, read, initiative_id };
}

test('with three or more decisions it is their median, counting applications and reviews alike', async () => {
  const company = await aCompany();
  await company.decide(5 * day, 2);
  await company.decide(6 * day, 50, 'rejected');
  await work();
  expect(await company.read()).toBeNull();
  await company.review(day, 8);
  await work();
  expect(await company.read()).toBe(8 * 60);
  await company.decide(day, 10);
  await work();
  expect(await company.read()).toBe(9 * 60);
});

test('an application without an answer counts as 21 days, for 90 days', async () => {
  const company = await aCompany();
  await company.decide(day, 2);
  for (const ago of [85 * day, 3 * day]) await company.ignore(ago);
  await work();
  expect(await company.read()).toBe(21 * 24 * 60);
  await company.decide(day, 4);
  await work();
  expect(await company.read()).toBe((4 * 60 + 21 * 24 * 60) / 2);
  await work(new Date(now.getTime() + 6 * day));
  expect(await company.read()).toBe(4 * 60);
});

test('decisions older than 90 days stop counting even without a new decision', async () => {
  const company = await aCompany();
  for (const [ago, hours] of [
    [89 * day, 1],
    [10 * day, 3],
    [9 * day, 5],
    [8 * day, 7],
  ] as const)
    await company.decide(ago, hours);
  await work();
  expect(await company.read()).toBe(4 * 60);
  await work(new Date(now.getTime() + 2 * day));
  expect(await company.read()).toBe(5 * 60);
  await work(new Date(now.getTime() + 81 * day));
  expect(await company.read()).toBeNull();
});

test('a decision changes nothing until the worker runs, which then recomputes only that company', async () => {
  const [company, other] = [await aCompany(), await aCompany()];
  for (const one of [company, other]) for (const hours of [1, 2, 3]) await one.decide(day, hours);
  await work();
  for (const hours of [30, 30, 30]) await company.decide(day, hours);
  expect(await company.read()).toBe(2 * 60);
  await app.root.query('update company_answers set minutes = 7 where company_id = $1', [other.id]);
  await work();
  expect(await company.read()).toBe(16.5 * 60);
  expect(await other.read()).toBe(7);
});

test('cards show it too', async () => {
  const company = await aCompany();
  for (const hours of [1, 2, 3]) await company.decide(day, hours);
  await work();
  const { api } = await app.signUp('student');
  const { items } = await api('GET /api/initiatives');
  expect(items.find(({ id }) => id === company.initiative_id)?.company.answers_in_minutes).toBe(120);
  const { items: companies } = await api('GET /api/companies');
  expect(companies.find(({ id }) => id === company.id)?.answers_in_minutes).toBe(120);
});
