import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { People } from './accounts.ts';
import type { Insert } from './insert.ts';

export type Offers = Awaited<ReturnType<typeof buildInitiatives>>;

export async function buildInitiatives(client: ClientBase, insert: Insert, w: People) {
  const initiative = (company_id: string, name: string) =>
    insert('initiatives', { company_id, name, description: 'Ask people in the bakery', tags: ['Events'] });
  const task = (company_id: string, initiative_id: string, task_order: number, more = {}) =>
    insert('tasks', { company_id, initiative_id, title: `Step ${task_order}`, task_order, ...more });
  const withTask = async (company: string, name: string, status: 'active' | 'inactive') => {
    const id = await initiative(company, name);
    const taskId = await task(company, id, 1);
    await client.query('update initiatives set status = $2 where id = $1', [id, status]);
    return [id, taskId] as const;
  };

  // The quest that the owner works on: one task approved, one handed in again, one open, one retired.
  const quest = await initiative(w.acceptedCompany, 'Neighborhood survey');
  const doneTask = await task(w.acceptedCompany, quest, 1);
  const questTask = await task(w.acceptedCompany, quest, 2, { allowed_types: ['text', 'link', 'upload'] });
  const openTask = await task(w.acceptedCompany, quest, 3);
  const retiredTask = await task(w.acceptedCompany, quest, 4, { retired_at: new Date() });
  await client.query(`update initiatives set status = 'active' where id = $1`, [quest]);

  const [fresh, freshTask] = await withTask(w.acceptedCompany, 'Poster week', 'active');
  const [paused, pausedTask] = await withTask(w.acceptedCompany, 'Paused', 'inactive');
  const [gone, goneTask] = await withTask(w.acceptedCompany, 'Gone', 'active');
  const [pendingOne, pendingTask] = await withTask(w.pendingCompany, 'Pending one', 'active');
  const [rejectedOne, rejectedTask] = await withTask(w.rejectedCompany, 'Rejected one', 'active');
  const [endedOne, endedTask] = await withTask(w.endedCompany, 'Ended one', 'active');
  // Rejected as well, and nobody has written about it.
  const [silentOne] = await withTask(w.rejectedCompany, 'Silent one', 'active');
  // Open for another application.
  const [endedAgain] = await withTask(w.endedCompany, 'Ended again', 'active');
  const [leftOne, leftTask] = await withTask(w.leftCompany, 'Left one', 'active');
  const [withdrawnOne, withdrawnTask] = await withTask(w.withdrawnCompany, 'Withdrawn one', 'active');
  const [otherOne, otherTask] = await withTask(w.otherCompany, 'Other one', 'active');
  const [unverifiedOne, unverifiedTask] = await withTask(w.unverifiedCompany, 'Unverified one', 'inactive');
  const [unnamedOne, unnamedTask] = await withTask(w.unnamedCompany, 'Unnamed one', 'inactive');
  const empty = await initiative(w.acceptedCompany, 'Without tasks');
  const usedClientId = randomUUID();
  await client.query('update initiatives set client_id = $2 where id = $1', [empty, usedClientId]);
  return {
    quest,
    doneTask,
    questTask,
    openTask,
    retiredTask,
    fresh,
    freshTask,
    paused,
    pausedTask,
    gone,
    goneTask,
    pendingOne,
    pendingTask,
    rejectedOne,
    rejectedTask,
    endedOne,
    endedTask,
    silentOne,
    endedAgain,
    leftOne,
    leftTask,
    withdrawnOne,
    withdrawnTask,
    otherOne,
    otherTask,
    unverifiedOne,
    unverifiedTask,
    unnamedOne,
    unnamedTask,
    empty,
    usedClientId,
  };
}
