import { randomUUID } from 'node:crypto';
import { ApiError } from '@questline/contract/client';
import { describe, expect, test } from 'vitest';
import { createRewardsApp, inCash, sixtyAtTheEnd, twentyPerTask } from './rewards.fixture.ts';

const app = await createRewardsApp();
const { as, finishTask, list, own, pay, takeBack, answer } = app;

/** A student with one approved task, which the company owes $20 for. */
async function oneOwed() {
  const them = await app.collaborate({ reward: twentyPerTask });
  await finishTask(them.student, them.company, them.initiative.tasks[0]!.id);
  const [reward] = await list(them.company);
  return { ...them, reward: reward! };
}
const failure = async (request: Promise<unknown>) => {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('was not refused');
  return error;
};

describe('what a student was promised', () => {
  test('is what the initiative offered when they applied', async () => {
    const { student, company, initiative } = await app.collaborate({ reward: twentyPerTask });
    const { tasks, updated_at } = await company.api('GET /api/company/initiatives/:id', {
      params: { id: initiative.id },
    });
    await company.api('PUT /api/initiatives/:id', {
      params: { id: initiative.id },
      body: { name: initiative.name, tasks, updated_at, reward: { ...twentyPerTask, amount: 100 } },
    });
    const page = await student.api('GET /api/initiatives/:id', { params: { id: initiative.id } });
    expect(page.reward).toEqual({ ...twentyPerTask, amount: 100 });
    expect((await app.workspace(student, initiative.id)).reward).toEqual(twentyPerTask);
  });

  test('is in the list of initiatives, the draft of a duplicate and the editor', async () => {
    const { student, company, initiative } = await app.collaborate({ reward: sixtyAtTheEnd });
    const copy = await company.api('POST /api/initiatives/:id/duplicate', {
      params: { id: initiative.id },
      body: { client_id: randomUUID() },
    });
    expect(copy.content.reward).toEqual(sixtyAtTheEnd);
    expect(initiative.reward).toEqual(sixtyAtTheEnd);
    const { items } = await student.api('GET /api/initiatives', { query: {} });
    expect(items.find(({ id }) => id === initiative.id)?.reward).toEqual(sixtyAtTheEnd);
  });

  test.each([0, -5, 1.5, 1_000_001])('400: an amount of %d cents', async (amount) => {
    const company = await app.signUp('company');
    const body = { client_id: randomUUID(), name: 'Survey', reward: { ...twentyPerTask, amount } };
    await expect(company.api('POST /api/initiatives', { body })).rejects.toThrow('invalid_input');
  });
});

describe('what is owed', () => {
  test('one reward for each approved task', async () => {
    const { student, company, initiative, reward } = await oneOwed();
    expect(reward).toMatchObject({
      amount: 2_000,
      currency: 'USD',
      state: 'owed',
      task: { title: 'Write five questions' },
      student: { id: student.id },
      payment: null,
      paid_by: null,
      overdue: false,
      can: { pay: true, take_back: false },
    });
    await finishTask(student, company, initiative.tasks[1]!.id);
    expect(await list(company)).toHaveLength(2);
    const space = await app.workspace(student, initiative.id);
    expect(space.rewards.map(({ state, task }) => [state, task?.title])).toEqual([
      ['owed', 'Write five questions'],
      ['owed', 'Ask twenty neighbors'],
    ]);
    expect(space.rewards[0]!.can).toEqual({ confirm: false, deny: false });
  });

  test('one reward when everything is approved', async () => {
    const { student, company, initiative } = await app.collaborate({ reward: sixtyAtTheEnd });
    await finishTask(student, company, initiative.tasks[0]!.id);
    expect(await list(company)).toEqual([]);
    await finishTask(student, company, initiative.tasks[1]!.id);
    expect(await list(company)).toMatchObject([{ amount: 6_000, task: null, state: 'owed' }]);
  });

  test('a review says what approving adds', async () => {
    const perTask = await app.collaborate({ reward: twentyPerTask });
    const work = await app.submitWork(perTask.student, perTask.initiative.tasks[0]!.id);
    const read = (company: typeof perTask.company, id: string) =>
      company.api('GET /api/submissions/:id', { params: { id } });
    expect((await read(perTask.company, work.id)).reward).toEqual({ amount: 2_000, currency: 'USD' });

    const once = await app.collaborate({ reward: sixtyAtTheEnd });
    const first = await app.submitWork(once.student, once.initiative.tasks[0]!.id);
    expect((await read(once.company, first.id)).reward).toBeNull();
    await as(once.company, `update task_submissions set status = 'approved' where id = '${first.id}'`);
    const last = await app.submitWork(once.student, once.initiative.tasks[1]!.id);
    expect((await read(once.company, last.id)).reward).toEqual({ amount: 6_000, currency: 'USD' });
    expect((await read(once.company, first.id)).reward).toBeNull();
  });

  test('is part of "Your turn" until it is paid', async () => {
    const { company, reward } = await oneOwed();
    const turn = async () => (await company.api('GET /api/company/your-turn')).rewards;
    expect(await turn()).toMatchObject({ count: 1, students: 1, oldest_at: reward.owed_at });
    await pay(company, reward.id);
    expect(await turn()).toMatchObject({ count: 0, oldest_at: null });
  });

  test('keeps the name of an initiative that the company deleted', async () => {
    const { company, student, initiative } = await oneOwed();
    await company.api('DELETE /api/initiatives/:id', { params: { id: initiative.id } });
    const kept = { initiative: { id: initiative.id, name: initiative.name } };
    expect(await list(company)).toMatchObject([kept]);
    expect(await own(student)).toMatchObject([kept]);
  });

  test('lists the oldest first, in pages', async () => {
    const { company, student, applicationId, initiative } = await app.collaborate();
    await app.root.query(
      `with t as (insert into tasks (initiative_id, company_id, title, task_order)
         select $1, $2, 'Step ' || n, n + 2 from generate_series(1, 33) n returning id, task_order)
       insert into rewards (application_id, student_id, initiative_id, company_id, task_id, amount, currency, owed_at)
         select $3, $4, $1, $2, t.id, t.task_order, 'USD', now() - t.task_order * interval '1 hour' from t`,
      [initiative.id, company.id, applicationId, student.id],
    );
    const first = await company.api('GET /api/company/rewards', { query: {} });
    const second = await company.api('GET /api/company/rewards', { query: { after: first.next! } });
    const amounts = [...first.items, ...second.items].map(({ amount }) => amount);
    expect(amounts).toEqual(Array.from({ length: 33 }, (_, n) => 35 - n));
    expect(second.next).toBeNull();
    expect(first.counts).toEqual({ to_pay: 33, paid: 0, received: 0 });
    expect(second.counts).toBeNull();
    const page = await student.api('GET /api/rewards', { query: {} });
    const rest = await student.api('GET /api/rewards', { query: { before: page.next! } });
    expect([page.items.length, rest.items.length]).toEqual([30, 3]);
  });
});

describe('paying', () => {
  test('200: owed, paid, missing, paid again, received', async () => {
    const { student, company, reward } = await oneOwed();
    const { id } = reward;
    expect(await pay(company, id)).toMatchObject({
      state: 'paid',
      payment: inCash,
      paid_by: null,
      can: { pay: false, take_back: true },
    });
    expect(await own(student)).toMatchObject([
      { id, state: 'paid', payment: inCash, can: { confirm: true, deny: true } },
    ]);
    expect(await answer(student, id, false)).toMatchObject({ state: 'missing', payment: inCash });
    expect(await list(company)).toMatchObject([{ id, state: 'missing', can: { pay: true } }]);
    await pay(company, id, { paid_on: '2026-11-12', paid_how: 'check' });
    expect(await answer(student, id, true)).toMatchObject({
      state: 'received',
      payment: { paid_on: '2026-11-12', paid_how: 'check' },
      can: { confirm: false, deny: false },
    });
    expect(await list(company)).toEqual([]);
    expect(await list(company, 'received')).toMatchObject([{ id, can: { pay: false, take_back: false } }]);
    expect(await app.events(id)).toEqual(['reward.paid', 'reward.missed', 'reward.paid', 'reward.received']);
  });

  test('200: a repeated request changes nothing', async () => {
    const { student, company, reward } = await oneOwed();
    const first = await pay(company, reward.id);
    expect(await pay(company, reward.id)).toEqual(first);
    await answer(student, reward.id, true);
    const [received] = await own(student);
    expect(await answer(student, reward.id, true)).toEqual(received);
    expect(await app.events(reward.id)).toEqual(['reward.paid', 'reward.received']);
  });

  test('200: a payment can be taken back until the student has answered', async () => {
    const { student, company, reward } = await oneOwed();
    await pay(company, reward.id);
    expect(await takeBack(company, reward.id)).toMatchObject({ state: 'owed', payment: null });
    expect(await takeBack(company, reward.id)).toMatchObject({ state: 'owed' });
    await pay(company, reward.id);
    await answer(student, reward.id, true);
    expect(await failure(takeBack(company, reward.id))).toMatchObject({ code: 'conflict' });
    expect(await app.events(reward.id)).toEqual([
      'reward.paid',
      'reward.reopened',
      'reward.paid',
      'reward.received',
    ]);
  });

  test('200: a payment that was missing can still arrive', async () => {
    const { student, company, reward } = await oneOwed();
    await pay(company, reward.id);
    await answer(student, reward.id, false);
    expect(await answer(student, reward.id, true)).toMatchObject({ state: 'received' });
  });

  test('409: the second of two teammates learns who was first', async () => {
    const { company, reward } = await oneOwed();
    const [rosa, dana] = [await app.addMember(company), await app.addMember(company)];
    const results = await Promise.allSettled([pay(rosa, reward.id), pay(dana, reward.id)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [winner, loser] = results[0].status === 'fulfilled' ? [rosa, dana] : [dana, rosa];
    const refused = await failure(pay(loser, reward.id));
    expect(refused).toMatchObject({ code: 'conflict' });
    expect(refused).toMatchObject({ state: 'paid', first: { by: { id: winner.personId } } });
    expect(await app.events(reward.id)).toEqual(['reward.paid']);
  });

  test('409: confirming what the company has not paid', async () => {
    const { student, reward } = await oneOwed();
    for (const received of [true, false])
      expect(await failure(answer(student, reward.id, received))).toMatchObject({ code: 'conflict' });
  });

  test('400: a day that has not come', async () => {
    const { company, reward } = await oneOwed();
    const paid_on = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    expect(await failure(pay(company, reward.id, { paid_on, paid_how: 'cash' }))).toMatchObject({
      code: 'invalid_input',
    });
  });

  test('404: another company, another student', async () => {
    const { reward } = await oneOwed();
    const [company, student] = [await app.signUp('company'), await app.signUp('student')];
    await expect(pay(company, reward.id)).rejects.toThrow('not_found');
    await expect(takeBack(company, reward.id)).rejects.toThrow('not_found');
    await expect(answer(student, reward.id, true)).rejects.toThrow('not_found');
    expect([await list(company), await own(student)]).toEqual([[], []]);
  });
});

describe('a company that owes a reward for over 30 days', () => {
  const owedFor = (id: string, days: number) =>
    app.root.query(`update rewards set owed_at = now() - $2 * interval '1 day' where id = $1`, [id, days]);

  test('409: cannot activate an initiative until it pays, and sees which one', async () => {
    const { company, reward } = await oneOwed();
    await owedFor(reward.id, 31);
    await expect(app.offer(company)).rejects.toThrow('rewards_overdue');
    expect(await list(company)).toMatchObject([{ id: reward.id, overdue: true }]);
    await pay(company, reward.id);
    expect(await app.offer(company)).toMatchObject({ status: 'active' });
  });

  test('200: after 29 days it still can', async () => {
    const { company, reward } = await oneOwed();
    await owedFor(reward.id, 29);
    expect(await app.offer(company)).toMatchObject({ status: 'active' });
    expect(await list(company)).toMatchObject([{ overdue: false }]);
  });
});
