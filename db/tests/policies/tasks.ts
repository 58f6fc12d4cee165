import { all, companies, except, students } from '../actors.ts';
import type { Cell } from '../matrix.ts';
import { refusedWith } from '../refused-with.ts';
import type { World } from '../world.ts';

const strangers = [...students, ...except(companies, 'accepted company')];

export const tasks: Cell[] = [
  {
    table: 'tasks',
    verb: 'select',
    tries: 'when accepted',
    sql: (w) => `select title, instructions, resources from tasks where id = '${w.openTask}'`,
    works: ['accepted company', 'owner'],
  },
  {
    table: 'tasks',
    verb: 'select',
    tries: 'when only pending',
    sql: (w) => `select title from tasks where id = '${w.pendingTask}'`,
    works: ['pending company'],
  },
  {
    table: 'tasks',
    verb: 'select',
    tries: 'when rejected',
    sql: (w) => `select title from tasks where id = '${w.rejectedTask}'`,
    works: ['rejected company'],
  },
  {
    table: 'tasks',
    verb: 'select',
    tries: 'when withdrawn',
    sql: (w) => `select title from tasks where id = '${w.withdrawnTask}'`,
    works: ['withdrawn company'],
  },
  {
    table: 'tasks',
    verb: 'select',
    tries: 'when ended, as history',
    sql: (w) => `select title from tasks where id = '${w.endedTask}'`,
    works: ['ended company', 'owner'],
  },
  {
    table: 'tasks',
    verb: 'select',
    tries: 'of another initiative of the company that accepted',
    sql: (w) => `select title from tasks where id = '${w.freshTask}'`,
    works: ['accepted company'],
  },
  {
    table: 'tasks',
    verb: 'insert',
    sql: (w) =>
      `insert into tasks (initiative_id, company_id, title, task_order)
       values ('${w.fresh}', '${w.acceptedCompany}', 'Two', 2)`,
    works: ['accepted company'],
  },
  {
    table: 'tasks',
    verb: 'insert',
    tries: "to the accepted company's initiative in the own name",
    sql: (w) =>
      `insert into tasks (initiative_id, company_id, title, task_order) values ('${w.fresh}', app.uid(), 'Two', 2)`,
    works: ['accepted company'],
    refused: all(strangers, '23503'),
  },
  {
    table: 'tasks',
    verb: 'update',
    sql: (w) =>
      `update tasks set title = 'Better', instructions = 'x', retired_at = now() where id = '${w.openTask}'`,
    works: ['accepted company'],
  },
  {
    table: 'tasks',
    verb: 'update',
    tries: 'moving it to another initiative',
    sql: (w) => `update tasks set initiative_id = '${w.paused}' where id = '${w.openTask}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'tasks',
    verb: 'update',
    tries: 'handing it to another company',
    sql: (w) => `update tasks set company_id = '${w.otherCompany}' where id = '${w.openTask}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'tasks',
    verb: 'delete',
    sql: (w) => `delete from tasks where id = '${w.openTask}'`,
    works: ['accepted company'],
  },
  {
    table: 'tasks',
    verb: 'delete',
    tries: 'one that somebody has worked on',
    sql: (w) => `delete from tasks where id = '${w.questTask}'`,
    works: [],
  },
  {
    table: 'tasks',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select title from tasks where id = '${w.openTask}'`,
    works: ['worker'],
  },
  {
    guarantee: 'outlines the tasks on their initiative, in order, without retired ones',
    keeps: ['tasks select', 'initiatives update'],
    steps: (w) => [
      [
        'accepted company',
        `insert into tasks (initiative_id, company_id, title, task_order, minutes)
           values ('${w.fresh}', '${w.acceptedCompany}', 'Zero', 9, 30), ('${w.fresh}', '${w.acceptedCompany}', 'Three', 3, null);
         update tasks set task_order = 1 where title = 'Zero';
         update tasks set task_order = 2, title = 'One' where id = '${w.freshTask}';
         update tasks set retired_at = now() where title = 'Three'`,
      ],
    ],
    look: (w) => `select task_count, task_outline from initiatives where id = '${w.fresh}'`,
    shows: {
      task_count: 2,
      task_outline: [
        { title: 'Zero', minutes: 30 },
        { title: 'One', minutes: null },
      ],
    },
  },
  {
    guarantee: 'retiring the open tasks counts what remains and completes nothing',
    keeps: ['tasks select', 'task_submissions select', 'initiative_applications update'],
    steps: (w) => [['accepted company', removeOpen(w)]],
    look: (w) =>
      `select status, tasks_approved from initiative_applications where id = '${w.acceptedApplication}'`,
    shows: { status: 'accepted', tasks_approved: 1 },
  },
  {
    guarantee: 'deleting the last open task completes nothing',
    keeps: ['tasks select', 'initiative_applications update'],
    steps: (w) => [
      ['accepted company', `update task_submissions set status = 'approved' where id = '${w.newestWork}'`],
      ['accepted company', `delete from tasks where id = '${w.openTask}'`],
    ],
    look: (w) =>
      `select status, tasks_approved from initiative_applications where id = '${w.acceptedApplication}'`,
    shows: { status: 'accepted', tasks_approved: 2 },
  },
  {
    guarantee: 'the student finishes when all that remains is approved, and the tie stays',
    keeps: ['initiative_applications select', 'ties update'],
    steps: (w) => [
      ['accepted company', removeOpen(w)],
      ['owner', finish(w)],
    ],
    look: (w) =>
      `select status, finished_at is not null as finished, left_at,
         (select stage from ties t where t.company_id = a.company_id and t.student_id = a.student_id) as tie
       from initiative_applications a where id = '${w.acceptedApplication}'`,
    shows: { status: 'completed', finished: true, left_at: null, tie: 'accepted' },
  },
  {
    guarantee: 'nobody finishes for the student, and nobody without approved work',
    keeps: [],
    steps: (w) => [
      ['owner', refusedWith('tasks_open', finish(w))],
      ['accepted company', removeOpen(w)],
      ['accepted company', refusedWith('forbidden', finish(w))],
      ['accepted company', `update initiatives set status = 'inactive' where id = '${w.quest}'`],
      ['accepted company', `update tasks set retired_at = now() where initiative_id = '${w.quest}'`],
      ['owner', refusedWith('tasks_open', finish(w))],
    ],
    look: (w) => `select status from initiative_applications where id = '${w.acceptedApplication}'`,
    shows: { status: 'accepted' },
  },
  {
    guarantee: 'the approval of the last remaining task completes',
    keeps: ['initiative_applications update'],
    steps: (w) => [
      ['accepted company', `delete from tasks where id = '${w.openTask}'`],
      ['accepted company', `update task_submissions set status = 'approved' where id = '${w.newestWork}'`],
    ],
    look: (w) => `select status from initiative_applications where id = '${w.acceptedApplication}'`,
    shows: { status: 'completed' },
  },
  {
    guarantee: 'keeps a completed application completed when tasks are added later',
    keeps: ['tasks select'],
    steps: (w) => [
      ['accepted company', removeOpen(w)],
      ['owner', finish(w)],
      [
        'accepted company',
        `insert into tasks (initiative_id, company_id, title, task_order)
         values ('${w.quest}', '${w.acceptedCompany}', 'Later', 7)`,
      ],
    ],
    look: (w) => `select status from initiative_applications where id = '${w.acceptedApplication}'`,
    shows: { status: 'completed' },
  },
];

/** The company removes everything that the owner has not finished. */
function removeOpen(w: World): string {
  return `update tasks set retired_at = now() where id in ('${w.openTask}', '${w.questTask}')`;
}

function finish(w: World): string {
  return `update initiative_applications set status = 'completed' where id = '${w.acceptedApplication}'`;
}
