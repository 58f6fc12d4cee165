// The ledger always adds up: no matter what both sides do, and in which order, every approval is owed exactly once and is in exactly
// one state.
import type { RewardState } from '@questline/contract';
import { expect, test } from 'vitest';
import { createRewardsApp, inCash, sixtyAtTheEnd, twentyPerTask } from './rewards.fixture.ts';

const app = await createRewardsApp();

/** Repeatable randomness (mulberry32). */
function randomBy(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * max);
  };
}

type Expected = { state: RewardState; amount: number; saidMissing: boolean };
type Move = 'pay' | 'take_back' | 'confirm' | 'deny';

/** What both sides may do, written again without the code under test. */
function moved({ state, saidMissing, ...rest }: Expected, move: Move): Expected | undefined {
  const to = (next: RewardState, missing = saidMissing) => ({ ...rest, state: next, saidMissing: missing });
  const unpaid = state === 'owed' || state === 'missing';
  if (move === 'pay') return unpaid ? to('paid') : undefined;
  if (move === 'take_back') return state === 'paid' ? to(saidMissing ? 'missing' : 'owed') : undefined;
  if (move === 'confirm') return state === 'paid' || state === 'missing' ? to('received') : undefined;
  return state === 'paid' ? to('missing', true) : undefined;
}

test.each([1, 2, 3, 4])('random steps %i of several people', { timeout: 60_000 }, async (seed) => {
  const random = randomBy(seed);
  const among = <T>(items: readonly T[]): T => items[random(items.length)]!;
  const company = await app.signUp('company');
  const team = [company, await app.addMember(company), await app.addMember(company)];
  const works = await Promise.all(
    [twentyPerTask, sixtyAtTheEnd, twentyPerTask, null].map(async (reward) => {
      const initiative = await app.offer(company, { reward });
      const student = await app.signUp('student');
      const application = await app.apply(student, initiative.id);
      await app.as(
        company,
        `update initiative_applications set status = 'accepted' where id = '${application.id}'`,
      );
      return { student, initiative, reward, applicationId: application.id, done: 0, over: false };
    }),
  );
  /** By the id of the task, or of the application if it is paid once. */
  const expected = new Map<string, Expected & { student: (typeof works)[number]['student'] }>();

  const readLedger = async () => {
    const { rows } = await app.root.query<{ id: string; key: string; state: RewardState; amount: number }>(
      'select id, coalesce(task_id, application_id) as key, state, amount from rewards where company_id = $1',
      [company.id],
    );
    return rows;
  };
  const approve = async () => {
    const work = among(works);
    const task = work.initiative.tasks[work.done];
    if (work.over || !task) return;
    await app.finishTask(work.student, company, task.id);
    work.done += 1;
    const isLast = work.done === work.initiative.tasks.length;
    work.over = isLast;
    const due = { state: 'owed', saidMissing: false, student: work.student } as const;
    if (work.reward?.per === 'task') expected.set(task.id, { ...due, amount: work.reward.amount });
    if (work.reward?.per === 'completion' && isLast)
      expected.set(work.applicationId, { ...due, amount: work.reward.amount });
  };
  const end = async () => {
    const work = among(works);
    if (work.over) return;
    const { api } = among([work.student, ...team]);
    await api('POST /api/applications/:id/end', { params: { id: work.applicationId } });
    work.over = true;
  };
  const money = async () => {
    const rows = await readLedger();
    if (rows.length === 0) return;
    const { id, key } = among(rows);
    const before = expected.get(key)!;
    const move = among(['pay', 'pay', 'take_back', 'confirm', 'deny'] as const);
    const after = moved(before, move);
    const payer = among(team);
    const request = {
      // Each person says something else, so that nobody repeats an earlier request.
      pay: () =>
        app.pay(payer, id, { ...inCash, paid_on: `2026-${10 + random(2)}-0${1 + team.indexOf(payer)}` }),
      take_back: () => app.takeBack(payer, id),
      confirm: () => app.answer(before.student, id, true),
      deny: () => app.answer(before.student, id, false),
    }[move]();
    const { state } = await request.catch(() => ({ state: before.state }));
    expect(state).toBe((after ?? before).state);
    if (after) expected.set(key, { ...after, student: before.student });
  };

  for (let n = 0; n < 80; n += 1) {
    const chance = random(100);
    if (chance < 15) await approve();
    else if (chance < 17) await end();
    else await money();
    const rows = await readLedger();
    const sortedOf = (list: { key: string; state: string; amount: number }[]) =>
      list.map(({ key, state, amount }) => `${key} ${state} ${amount}`).toSorted();
    expect(sortedOf(rows)).toEqual(
      sortedOf([...expected].map(([key, { state, amount }]) => ({ key, state, amount }))),
    );
    expect(rows.every(({ amount }) => amount > 0)).toBe(true);
  }
  const promised = works.reduce(
    (sum, { reward, done, initiative }) =>
      sum +
      (reward?.per === 'task' ? reward.amount * done : 0) +
      (reward?.per === 'completion' && done === initiative.tasks.length ? reward.amount : 0),
    0,
  );
  const listed = await Promise.all(
    (['to_pay', 'paid', 'received'] as const).map((tab) => app.list(company, tab)),
  );
  expect(listed.flat().reduce((sum, { amount }) => sum + amount, 0)).toBe(promised);
});
