// The tasks of an initiative as its company edits them: the app injects this into initiatives, which must not import
// us.
import type { Statements } from '../../platform/database/db.ts';
import { replaceTasks } from './replace-tasks.ts';
import { listTasks, lockTasks, type OfInitiative } from './tasks.queries.ts';
import { viewTask } from './tasks.view.ts';

export const tasksOfInitiatives = {
  list: async (db: Statements, of: OfInitiative) => (await db.many(listTasks(of))).map(viewTask),
  lock: async (tx: Statements, of: OfInitiative) => (await tx.many(lockTasks(of))).map(viewTask),
  replace: replaceTasks,
};

// What features above may import from tasks.
export { getTask, listTasksBeside, listTasksOfStudent } from './tasks.queries.ts';
export { viewTask } from './tasks.view.ts';
