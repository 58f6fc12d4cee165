import { all, everybody, type Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import type { World } from '../world.ts';
import { refusedWith } from '../refused-with.ts';

type HandIn = {
  application?: string;
  /** SQL. */
  student?: string;
  initiative?: string;
  company?: string;
  task?: string;
  type?: string;
  content?: string;
  file?: string;
  client?: string;
};

/** The owner hands in the open task, unless said otherwise. */
const handIn = (w: World, it: HandIn = {}) =>
  `insert into task_submissions
     (application_id, student_id, initiative_id, company_id, task_id, client_id, submission_type, content, file_id)
   values ('${it.application ?? w.acceptedApplication}', ${it.student ?? `'${w.owner}'`},
     '${it.initiative ?? w.quest}', '${it.company ?? w.acceptedCompany}', '${it.task ?? w.openTask}',
     ${it.client ? `'${it.client}'` : 'uuidv7()'}, '${it.type ?? 'text'}',
     ${it.file ? 'null' : `'${it.content ?? 'My work'}'`}, ${it.file ? `'${it.file}'` : 'null'})`;

// The trigger that numbers attempts runs before the policies are asked, so its refusals meet everybody.
const anyone: readonly Actor[] = [...everybody, 'unset'];

const handsIn = (
  tries: string,
  it: (w: World) => HandIn,
  works: Actor[],
  refused: Partial<Record<Actor, string>> = {},
): Access => ({
  table: 'task_submissions',
  verb: 'insert',
  tries,
  sql: (w) => handIn(w, it(w)),
  works,
  refused,
});

const reviews = (
  tries: string,
  work: 'newestWork' | 'olderWork' | 'approvedWork',
  set: string,
  works: Actor[],
  refusal?: string,
): Access => ({
  table: 'task_submissions',
  verb: 'update',
  tries,
  sql: (w) => `update task_submissions set ${set} where id = '${w[work]}'`,
  works,
  refused: refusal ? { 'accepted company': refusal } : {},
});

const work: Cell[] = [
  {
    table: 'task_submissions',
    verb: 'select',
    sql: (w) => `select content, feedback from task_submissions where id = '${w.newestWork}'`,
    works: ['owner', 'accepted company'],
  },
  {
    table: 'task_submissions',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select status, feedback from task_submissions where id = '${w.newestWork}'`,
    works: ['worker'],
  },

  // handing in
  handsIn('work', () => ({}), ['owner']),
  handsIn('a new attempt', (w) => ({ task: w.questTask }), ['owner']),
  handsIn('an own file', (w) => ({ task: w.questTask, type: 'upload', file: w.keptFile }), ['owner']),
  handsIn('a file that was swept', (w) => ({ task: w.questTask, type: 'upload', file: w.sweptFile }), [], {
    ...all(everybody, 'not_found'),
    unset: 'not_found',
  }),
  handsIn('a photo of oneself', (w) => ({ task: w.questTask, type: 'upload', file: w.photo }), [], {
    ...all(everybody, 'not_found'),
    unset: 'not_found',
  }),
  handsIn(
    "under the owner's application in the own name",
    () => ({ student: 'app.uid()' }),
    ['owner'],
    all(
      anyone.filter((actor) => actor !== 'owner'),
      'work_closed',
    ),
  ),
  handsIn(
    'when only pending',
    (w) => ({
      application: w.pendingApplication,
      initiative: w.pendingOne,
      company: w.pendingCompany,
      task: w.pendingTask,
    }),
    [],
    all(anyone, 'work_closed'),
  ),
  handsIn(
    'when rejected',
    (w) => ({
      application: w.rejectedApplication,
      initiative: w.rejectedOne,
      company: w.rejectedCompany,
      task: w.rejectedTask,
    }),
    [],
    all(anyone, 'work_closed'),
  ),
  handsIn(
    'when ended',
    (w) => ({
      application: w.endedApplication,
      initiative: w.endedOne,
      company: w.endedCompany,
      task: w.endedTask,
    }),
    [],
    all(anyone, 'work_closed'),
  ),
  handsIn(
    'when withdrawn',
    (w) => ({
      application: w.withdrawnApplication,
      initiative: w.withdrawnOne,
      company: w.withdrawnCompany,
      task: w.withdrawnTask,
    }),
    [],
    all(anyone, 'work_closed'),
  ),
  handsIn('for a task of another initiative', (w) => ({ task: w.freshTask }), [], { owner: '23503' }),
  handsIn('to another company', (w) => ({ company: w.otherCompany }), [], { owner: '23503' }),
  handsIn('for a retired task', (w) => ({ task: w.retiredTask }), [], all(anyone, 'work_closed')),
  handsIn('what is approved already', (w) => ({ task: w.doneTask }), [], all(anyone, 'already_approved')),
  handsIn(
    'what the task does not take',
    () => ({ type: 'link' }),
    [],
    all(anyone, 'submission_type_not_allowed'),
  ),
  handsIn(
    "another's file",
    (w) => ({ task: w.questTask, type: 'upload', file: w.otherFile }),
    [],
    all(anyone, 'not_found'),
  ),
  handsIn(
    'a file that was not looked into',
    (w) => ({ task: w.questTask, type: 'upload', file: w.newFile }),
    [],
    all(anyone, 'file_not_ready'),
  ),
  {
    table: 'task_submissions',
    verb: 'insert',
    tries: 'approved from the start',
    sql: (w) => handIn(w).replace('file_id)', 'file_id, status)').replace(/\)$/, `, 'approved')`),
    works: [],
    noPrivilege: true,
  },

  // reviewing
  reviews('approving', 'newestWork', `status = 'approved', feedback = 'Great'`, ['accepted company']),
  reviews('marking as read', 'newestWork', `status = 'reviewed'`, ['accepted company']),
  reviews('asking for a revision', 'newestWork', `status = 'needs_revision', feedback = 'More'`, [
    'accepted company',
  ]),
  reviews(
    'asking for a revision without a word',
    'newestWork',
    `status = 'needs_revision'`,
    [],
    'invalid_input',
  ),
  reviews('an older attempt', 'olderWork', `status = 'approved'`, [], 'already_decided'),
  reviews('approving again', 'approvedWork', `status = 'approved'`, [], 'already_decided'),
  reviews('taking an approval back', 'approvedWork', `status = 'needs_revision'`, [], 'already_decided'),
  reviews('rewriting feedback without a step', 'approvedWork', `feedback = 'Other'`, [], 'already_decided'),
  {
    table: 'task_submissions',
    verb: 'update',
    tries: "changing somebody's work",
    sql: (w) => `update task_submissions set content = 'Mine' where id = '${w.newestWork}'`,
    works: [],
    noPrivilege: true,
  },
  {
    table: 'task_submissions',
    verb: 'update',
    tries: 'handing it to another company',
    sql: (w) => `update task_submissions set company_id = '${w.otherCompany}' where id = '${w.newestWork}'`,
    works: [],
    noPrivilege: true,
  },
];

const progress = (w: World) => `from initiative_applications a where a.id = '${w.acceptedApplication}'`;
const review = (work: string, status: string) =>
  `update task_submissions set status = '${status}', feedback = 'Read' where id = '${work}'`;

const effects: Cell[] = [
  ...(['approved', 'needs_revision'] as const).map((status): Cell => ({
    guarantee: `work that was marked as read can still become ${status}`,
    keeps: ['task_submissions select'],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'reviewed')],
      ['accepted company', review(w.newestWork, status)],
    ],
    look: (w) => `select status from task_submissions where id = '${w.newestWork}'`,
    shows: { status },
  })),
  {
    guarantee: 'completed work takes no more submissions',
    keeps: [],
    given: (w) =>
      `set local session_replication_role = replica;
       update initiative_applications set status = 'completed' where id = '${w.acceptedApplication}';
       set local session_replication_role = origin`,
    steps: (w) => [['owner', refusedWith('work_closed', handIn(w))]],
    look: (w) => `select count(*)::int from task_submissions where task_id = '${w.openTask}'`,
    shows: { count: 0 },
  },
  {
    guarantee: 'an attempt that a newer one has replaced before its review is decided no more',
    keeps: ['task_submissions select'],
    steps: (w) => [
      ['owner', handIn(w, { task: w.questTask })],
      ['accepted company', refusedWith('already_decided', review(w.newestWork, 'approved'))],
    ],
    look: (w) => `select status from task_submissions where id = '${w.newestWork}'`,
    shows: { status: 'pending' },
  },
  {
    guarantee: 'numbers a new attempt, supersedes the older one and records it',
    keeps: ['task_submissions select', 'task_submissions update', 'status_changes insert'],
    steps: (w) => [['owner', handIn(w, { task: w.questTask, content: 'Third try' })]],
    look: (w) =>
      `select attempt, status, superseded_at is null as newest,
         (select superseded_at is not null from task_submissions where id = '${w.newestWork}') as older_gone,
         (select actor_id = '${w.owner}' from status_changes c where c.subject_id = s.id) as recorded
       from task_submissions s where content = 'Third try'`,
    shows: { attempt: 3, status: 'pending', newest: true, older_gone: true, recorded: true },
  },
  {
    guarantee: 'takes the same work sent twice once',
    keeps: ['task_submissions select'],
    steps: (w) => [['owner', handIn(w, { task: w.questTask, client: w.newestClientId })]],
    look: (w) => `select max(attempt) from task_submissions where task_id = '${w.questTask}'`,
    shows: { max: 2 },
  },
  {
    guarantee: 'opens a file to the company that it is handed in to',
    keeps: ['files select', 'files update'],
    steps: (w) => [['owner', handIn(w, { task: w.questTask, type: 'upload', file: w.keptFile })]],
    look: (w) => `select company_id = '${w.acceptedCompany}' as opened from files where id = '${w.keptFile}'`,
    shows: { opened: true },
  },
  {
    guarantee: 'counts waiting reviews, without those that were read',
    keeps: ['initiative_applications update', 'task_submissions select'],
    steps: (w) => [
      ['owner', handIn(w)],
      ['accepted company', review(w.newestWork, 'reviewed')],
    ],
    look: (w) => `select reviews_pending, last_submitted_at is not null as submitted ${progress(w)}`,
    shows: { reviews_pending: 1, submitted: true },
  },
  {
    guarantee: 'credits an approved task once and stamps the reviewer',
    keeps: ['initiative_applications update', 'status_changes insert'],
    steps: (w) => [['accepted company', review(w.newestWork, 'approved')]],
    look: (w) =>
      `select a.status, tasks_approved, submissions_approved, submissions_decided, reviews_pending,
         (select reviewed_by = a.company_id and reviewed_at is not null from task_submissions
           where id = '${w.newestWork}') as stamped,
         (select note from status_changes where subject_id = '${w.newestWork}' and status = 'approved') as note
       ${progress(w)}`,
    shows: {
      status: 'accepted',
      tasks_approved: 2,
      submissions_approved: 2,
      submissions_decided: 3,
      reviews_pending: 0,
      stamped: true,
      note: 'Read',
    },
  },
  {
    guarantee: 'says that a revision is asked for, until the next attempt',
    keeps: ['initiative_applications update'],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'needs_revision')],
      ['owner', handIn(w, { task: w.questTask, content: 'Third try' })],
    ],
    look: (w) =>
      `select needs_revision, attention_at = last_submitted_at + interval '7 days' as a_week ${progress(w)}`,
    shows: { needs_revision: false, a_week: true },
  },
  {
    guarantee: 'sets the day for a revision to three days from now',
    keeps: ['initiative_applications update'],
    steps: (w) => [['accepted company', review(w.newestWork, 'needs_revision')]],
    look: (w) =>
      `select needs_revision, attention_at = now() + interval '3 days' as three_days ${progress(w)}`,
    shows: { needs_revision: true, three_days: true },
  },
  {
    guarantee: 'takes what waits for a review out of the queue when the collaboration ends',
    keeps: ['task_submissions update', 'initiative_applications update'],
    steps: (w) => [
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
    ],
    look: (w) =>
      `select reviews_pending, (select count(*)::int from task_submissions s
         where s.application_id = a.id and s.status = 'pending' and superseded_at is null) as waiting ${progress(w)}`,
    shows: { reviews_pending: 0, waiting: 0 },
  },
  {
    guarantee: 'asks for attention three days after a revision was asked',
    keeps: ['initiative_applications update'],
    steps: (w) => [['accepted company', review(w.newestWork, 'needs_revision')]],
    look: (w) => `select attention_at = now() + interval '3 days' as attention ${progress(w)}`,
    shows: { attention: true },
  },
  {
    guarantee: 'completes the application with the last approved task, the tie staying',
    keeps: ['initiative_applications update', 'initiatives select', 'tasks select', 'ties update'],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'approved')],
      ['owner', handIn(w)],
      ['accepted company', `update task_submissions set status = 'approved' where task_id = '${w.openTask}'`],
    ],
    look: (w) =>
      `select status, finished_at is not null as finished, attention_at,
         (select stage from ties t where t.company_id = a.company_id and t.student_id = a.student_id) as tie
       ${progress(w)}`,
    shows: { status: 'completed', finished: true, attention_at: null, tie: 'accepted' },
  },
];

export const submissions: Cell[] = [...work, ...effects];
