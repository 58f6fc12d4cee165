// Initiatives and tasks of the test data.
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

  // The owner works on this one: one task approved, one resubmitted, one open, one retired.
  const acceptedInitiative = await initiative(w.acceptedCompany, 'Neighborhood survey');
  const doneTask = await task(w.acceptedCompany, acceptedInitiative, 1);
  const resubmittedTask = await task(w.acceptedCompany, acceptedInitiative, 2, {
    allowed_types: ['text', 'link', 'upload'],
  });
  const openTask = await task(w.acceptedCompany, acceptedInitiative, 3);
  const retiredTask = await task(w.acceptedCompany, acceptedInitiative, 4, { retired_at: new Date() });
  await client.query(`update initiatives set status = 'active' where id = $1`, [acceptedInitiative]);

  const [openInitiative, openInitiativeTask] = await withTask(w.acceptedCompany, 'Poster week', 'active');
  const [pausedInitiative, pausedInitiativeTask] = await withTask(w.acceptedCompany, 'Paused', 'inactive');
  const [deletedInitiative, deletedInitiativeTask] = await withTask(w.acceptedCompany, 'Gone', 'active');
  const [pendingInitiative, pendingTask] = await withTask(w.pendingCompany, 'Pending one', 'active');
  const [rejectedInitiative, rejectedTask] = await withTask(w.rejectedCompany, 'Rejected one', 'active');
  const [endedInitiative, endedTask] = await withTask(w.endedCompany, 'Ended one', 'active');
  // Rejected too, without a conversation about it.
  const [otherRejectedInitiative] = await withTask(w.rejectedCompany, 'Silent one', 'active');
  // Open for a second application.
  const [secondEndedInitiative] = await withTask(w.endedCompany, 'Ended again', 'active');
  const [leftInitiative, leftTask] = await withTask(w.leftCompany, 'Left one', 'active');
  const [withdrawnInitiative, withdrawnTask] = await withTask(w.withdrawnCompany, 'Withdrawn one', 'active');
  const [otherInitiative, otherTask] = await withTask(w.otherCompany, 'Other one', 'active');
  const [blockedInitiative] = await withTask(w.blockedCompany, 'Blocked one', 'active');
  const [initiativeInReview] = await withTask(w.companyInReview, 'Reviewed one', 'active');
  const [declinedInitiative] = await withTask(w.declinedCompany, 'Declined one', 'active');
  const [suspendedInitiative] = await withTask(w.suspendedCompany, 'Suspended one', 'active');
  const [unverifiedInitiative, unverifiedTask] = await withTask(
    w.unverifiedCompany,
    'Unverified one',
    'inactive',
  );
  const [unnamedInitiative, unnamedTask] = await withTask(w.unnamedCompany, 'Unnamed one', 'inactive');
  const initiativeWithoutTasks = await initiative(w.acceptedCompany, 'Without tasks');
  const usedClientId = randomUUID();
  await client.query('update initiatives set client_id = $2 where id = $1', [
    initiativeWithoutTasks,
    usedClientId,
  ]);
  return {
    acceptedInitiative,
    doneTask,
    resubmittedTask,
    openTask,
    retiredTask,
    openInitiative,
    openInitiativeTask,
    pausedInitiative,
    pausedInitiativeTask,
    deletedInitiative,
    deletedInitiativeTask,
    pendingInitiative,
    pendingTask,
    rejectedInitiative,
    rejectedTask,
    endedInitiative,
    endedTask,
    otherRejectedInitiative,
    secondEndedInitiative,
    leftInitiative,
    leftTask,
    withdrawnInitiative,
    withdrawnTask,
    otherInitiative,
    otherTask,
    blockedInitiative,
    initiativeInReview,
    declinedInitiative,
    suspendedInitiative,
    unverifiedInitiative,
    unverifiedTask,
    unnamedInitiative,
    unnamedTask,
    initiativeWithoutTasks,
    usedClientId,
  };
}
