// The only SQL of this feature. Nothing here asks who may see a row: db/policies/tasks.sql does.
import type { Task } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/db.ts';
import type { WrittenTask } from './tasks.rules.ts';

export type OfInitiative = { initiative_id: string; company_id: string };

/** Those that count, in order. There are at most twenty. */
export const listTasks = ({ initiative_id, company_id }: OfInitiative) =>
  query
    .selectFrom('tasks')
    .select(['id', 'title', 'instructions', 'task_order', 'allowed_types', 'minutes', 'resources'])
    .where('initiative_id', '=', initiative_id)
    .where('company_id', '=', company_id)
    .where('retired_at', 'is', null)
    .orderBy('task_order');

/** The same, and nobody hands work in to them until this is over: so it is known which can be deleted. */
export const lockTasks = (of: OfInitiative) => listTasks(of).forUpdate();

const stored = ({ resources, ...task }: WrittenTask) => ({ ...task, resources: JSON.stringify(resources) });

export const insertTasks = (of: OfInitiative, tasks: WrittenTask[]) =>
  query.insertInto('tasks').values(tasks.map((task) => ({ ...of, ...stored(task) })));

export const changeTask = ({ id, ...task }: Task) =>
  query
    .updateTable('tasks')
    .set({ ...stored(task), updated_at: sql`now()` })
    .where('id', '=', id);

export const deleteUntouched = (ids: string[]) =>
  query
    .deleteFrom('tasks')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where(sql<boolean>`not keeper.has_submissions(id)`);

export const retireRest = (ids: string[]) =>
  query
    .updateTable('tasks')
    .set({ retired_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', sql<string>`any (${ids}::uuid[])`);
