// Policies of tasks.
import { all, companies, except, students } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

const others = [...students, ...except(companies, 'accepted company')];

export const tasks: Cell[] = [
  {
    table: 'tasks',
    verb: 'select',
    detail: 'when accepted',
    sql: (w) => `select title, instructions, resources from tasks where id = '${w.openTask}'`,
    allowed: ['accepted company', 'owner'],
  },
  {
    table: 'tasks',
    verb: 'select',
    detail: 'when only pending',
    sql: (w) => `select title from tasks where id = '${w.pendingTask}'`,
    allowed: ['pending company'],
  },
  {
    table: 'tasks',
    verb: 'select',
    detail: 'when rejected',
    sql: (w) => `select title from tasks where id = '${w.rejectedTask}'`,
    allowed: ['rejected company'],
  },
  {
    table: 'tasks',
    verb: 'select',
    detail: 'when withdrawn',
    sql: (w) => `select title from tasks where id = '${w.withdrawnTask}'`,
    allowed: ['withdrawn company'],
  },
  {
    table: 'tasks',
    verb: 'select',
    detail: 'when ended, as history',
    sql: (w) => `select title from tasks where id = '${w.endedTask}'`,
    allowed: ['ended company', 'owner'],
  },
  {
    table: 'tasks',
    verb: 'select',
    detail: 'of another initiative of the accepted company',
    sql: (w) => `select title from tasks where id = '${w.openInitiativeTask}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'tasks',
    verb: 'insert',
    sql: (w) =>
      `insert into tasks (initiative_id, company_id, title, task_order)
       values ('${w.openInitiative}', '${w.acceptedCompany}', 'Two', 2)`,
    allowed: ['accepted company'],
  },
  {
    table: 'tasks',
    verb: 'insert',
    detail: "in their own name to the accepted company's initiative",
    sql: (w) =>
      `insert into tasks (initiative_id, company_id, title, task_order) values ('${w.openInitiative}', app.uid(), 'Two', 2)`,
    allowed: ['accepted company'],
    refused: all(others, '23503'),
  },
  {
    table: 'tasks',
    verb: 'update',
    sql: (w) =>
      `update tasks set title = 'Better', instructions = 'x', retired_at = now() where id = '${w.openTask}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'tasks',
    verb: 'update',
    detail: 'moving it to another initiative',
    sql: (w) => `update tasks set initiative_id = '${w.pausedInitiative}' where id = '${w.openTask}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'tasks',
    verb: 'update',
    detail: 'moving it to another company',
    sql: (w) => `update tasks set company_id = '${w.otherCompany}' where id = '${w.openTask}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'tasks',
    verb: 'delete',
    sql: (w) => `delete from tasks where id = '${w.openTask}'`,
    allowed: ['accepted company'],
  },
  {
    table: 'tasks',
    verb: 'delete',
    detail: 'one with submissions',
    sql: (w) => `delete from tasks where id = '${w.resubmittedTask}'`,
    allowed: [],
  },
  {
    table: 'tasks',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select title from tasks where id = '${w.openTask}'`,
    allowed: ['worker'],
  },
  {
    guarantee: 'copies the outline to the initiative, in order, without retired tasks',
    covers: ['tasks select', 'initiatives update'],
    steps: (w) => [
      [
        'accepted company',
        `insert into tasks (initiative_id, company_id, title, task_order, minutes)
           values ('${w.openInitiative}', '${w.acceptedCompany}', 'Zero', 9, 30), ('${w.openInitiative}', '${w.acceptedCompany}', 'Three', 3, null);
         update tasks set task_order = 1 where title = 'Zero';
         update tasks set task_order = 2, title = 'One' where id = '${w.openInitiativeTask}';
         update tasks set retired_at = now() where title = 'Three'`,
      ],
    ],
    query: (w) => `select task_count, task_outline from initiatives where id = '${w.openInitiative}'`,
    expected: {
      task_count: 2,
      task_outline: [
        { title: 'Zero', minutes: 30 },
        { title: 'One', minutes: null },
      ],
    },
  },
  {
    guarantee: 'retiring the open tasks updates the count and completes nothing',
    covers: ['tasks select', 'task_submissions select', 'initiative_applications update'],
    steps: (w) => [['accepted company', removeOpen(w)]],
    query: (w) =>
      `select status, tasks_approved from initiative_applications where id = '${w.acceptedApplication}'`,
    expected: { status: 'accepted', tasks_approved: 1 },
  },
  {
    guarantee: 'deleting the last open task completes nothing',
    covers: ['tasks select', 'initiative_applications update'],
    steps: (w) => [
      ['accepted company', `update task_submissions set status = 'approved' where id = '${w.newestWork}'`],
      ['accepted company', `delete from tasks where id = '${w.openTask}'`],
    ],
    query: (w) =>
      `select status, tasks_approved from initiative_applications where id = '${w.acceptedApplication}'`,
    expected: { status: 'accepted', tasks_approved: 2 },
  },
  {
    guarantee: 'the student can complete when all remaining tasks are approved, and the tie stays',
    covers: ['initiative_applications select', 'ties update'],
    steps: (w) => [
      ['accepted company', removeOpen(w)],
      ['owner', finish(w)],
    ],
    query: (w) =>
      `select status, finished_at is not null as finished, left_at,
         (select stage from ties t where t.company_id = a.company_id and t.student_id = a.student_id) as tie
       from initiative_applications a where id = '${w.acceptedApplication}'`,
    expected: { status: 'completed', finished: true, left_at: null, tie: 'accepted' },
  },
  {
    guarantee: 'no one else can complete for the student, and no one without approved work',
    covers: [],
    steps: (w) => [
      ['owner', refusedWith('tasks_open', finish(w))],
      ['accepted company', removeOpen(w)],
      ['accepted company', refusedWith('forbidden', finish(w))],
      ['accepted company', `update initiatives set status = 'inactive' where id = '${w.acceptedInitiative}'`],
      [
        'accepted company',
        `update tasks set retired_at = now() where initiative_id = '${w.acceptedInitiative}'`,
      ],
      ['owner', refusedWith('tasks_open', finish(w))],
    ],
    query: (w) => `select status from initiative_applications where id = '${w.acceptedApplication}'`,
    expected: { status: 'accepted' },
  },
  {
    guarantee: 'approving the last remaining task completes the application',
    covers: ['initiative_applications update'],
    steps: (w) => [
      ['accepted company', `delete from tasks where id = '${w.openTask}'`],
      ['accepted company', `update task_submissions set status = 'approved' where id = '${w.newestWork}'`],
    ],
    query: (w) => `select status from initiative_applications where id = '${w.acceptedApplication}'`,
    expected: { status: 'completed' },
  },
  {
    guarantee: 'keeps an application completed when tasks are added later',
    covers: ['tasks select'],
    steps: (w) => [
      ['accepted company', removeOpen(w)],
      ['owner', finish(w)],
      [
        'accepted company',
        `insert into tasks (initiative_id, company_id, title, task_order)
         values ('${w.acceptedInitiative}', '${w.acceptedCompany}', 'Later', 7)`,
      ],
    ],
    query: (w) => `select status from initiative_applications where id = '${w.acceptedApplication}'`,
    expected: { status: 'completed' },
  },
];

/** The company retires every task that the owner hasn't finished. */
function removeOpen(w: World): string {
  return `update tasks set retired_at = now() where id in ('${w.openTask}', '${w.resubmittedTask}')`;
}

function finish(w: World): string {
  return `update initiative_applications set status = 'completed' where id = '${w.acceptedApplication}'`;
}
