// All queries of this feature. Row level security in db/policies/tasks.sql decides who may see a row.
import type { Task } from '@questline/contract';
import { sql } from 'kysely';
import { query } from '../../platform/database/db.ts';
import type { WrittenTask } from './tasks.rules.ts';

const retiredMax = 50;

export type OfInitiative = { initiative_id: string; company_id: string };

const columns = [
  'id',
  'title',
  'instructions',
  'task_order',
  'allowed_types',
  'minutes',
  'resources',
  'criteria',
] as const;

/** Current tasks in order, at most twenty. */
export const listTasks = ({ initiative_id, company_id }: OfInitiative) =>
  query
    .selectFrom('tasks')
    .select(columns)
    .where('initiative_id', '=', initiative_id)
    .where('company_id', '=', company_id)
    .where('retired_at', 'is', null)
    .orderBy('task_order');

/** The ids of the current tasks in order, of an initiative of which one task is known. */
export const listTasksBeside = (taskId: string) =>
  query
    .selectFrom('tasks as t')
    .innerJoin('tasks as one', (join) =>
      join.onRef('one.initiative_id', '=', 't.initiative_id').onRef('one.company_id', '=', 't.company_id'),
    )
    .select('t.id')
    .where('one.id', '=', taskId)
    .where('t.retired_at', 'is', null)
    .orderBy('t.task_order');

/** For an accepted student: the current tasks, then the retired ones they worked on. */
export const listTasksOfStudent = (initiativeId: string, studentId: string) => {
  const all = (retired: 'is' | 'is not') =>
    query
      .selectFrom('tasks as t')
      .select([...columns, 't.retired_at'])
      .where('t.initiative_id', '=', initiativeId)
      .where('t.retired_at', retired, null);
  const worked = sql<boolean>`(select true from task_submissions s
    where s.student_id = ${studentId} and s.task_id = t.id and s.attempt = 1)`;
  return query
    .selectFrom(
      all('is')
        .unionAll(
          query
            .selectFrom(all('is not').where(worked).orderBy('t.id').limit(sql.lit(retiredMax)).as('r'))
            .selectAll(),
        )
        .as('t'),
    )
    .selectAll()
    .orderBy(sql`retired_at is not null`)
    .orderBy('task_order')
    .orderBy('id');
};

/** Every accepted student may read a task; the submission rules decide what they may do with it. */
export const getTask = (id: string) => query.selectFrom('tasks').select(columns).where('id', '=', id);

/** Like listTasks, and blocks submissions until the transaction ends, so it is known which tasks can be deleted. */
export const lockTasks = (of: OfInitiative) => listTasks(of).forUpdate();

const stored = ({ resources, ...task }: WrittenTask) => ({ ...task, resources: JSON.stringify(resources) });

export const insertTasks = (of: OfInitiative, tasks: WrittenTask[]) =>
  query.insertInto('tasks').values(tasks.map((task) => ({ ...of, ...stored(task) })));

export const changeTask = ({ id, ...task }: Task) =>
  query.updateTable('tasks').set(stored(task)).where('id', '=', id);

export const deleteUntouched = (ids: string[]) =>
  query
    .deleteFrom('tasks')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where(sql<boolean>`not keeper.has_submissions(id)`);

export const retireRest = (ids: string[]) =>
  query
    .updateTable('tasks')
    .set({ retired_at: sql`now()` })
    .where('id', '=', sql<string>`any (${ids}::uuid[])`);
