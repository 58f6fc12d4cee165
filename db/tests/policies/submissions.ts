import { all, everybody, type Actor } from '../actors.ts';
import type { Access, Cell } from '../matrix.ts';
import type { World } from '../world.ts';
import { refusedWith } from '../refused-with.ts';

type Submission = {
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

/** By default the owner submits the open task. */
const submit = (w: World, it: Submission = {}) =>
  `insert into task_submissions
     (application_id, student_id, initiative_id, company_id, task_id, client_id, submission_type, content, file_id)
   values ('${it.application ?? w.acceptedApplication}', ${it.student ?? `'${w.owner}'`},
     '${it.initiative ?? w.acceptedInitiative}', '${it.company ?? w.acceptedCompany}', '${it.task ?? w.openTask}',
     ${it.client ? `'${it.client}'` : 'uuidv7()'}, '${it.type ?? 'text'}',
     ${it.file ? 'null' : `'${it.content ?? 'My work'}'`}, ${it.file ? `'${it.file}'` : 'null'})`;

// The trigger that numbers attempts runs before the policies, so every actor gets its errors.
const anyone: readonly Actor[] = [...everybody, 'unset'];

const submits = (
  detail: string,
  it: (w: World) => Submission,
  allowed: Actor[],
  refused: Partial<Record<Actor, string>> = {},
): Access => ({
  table: 'task_submissions',
  verb: 'insert',
  detail,
  sql: (w) => submit(w, it(w)),
  allowed,
  refused,
});

const reviews = (
  detail: string,
  work: 'newestWork' | 'olderWork' | 'approvedWork',
  set: string,
  allowed: Actor[],
  refusal?: string,
): Access => ({
  table: 'task_submissions',
  verb: 'update',
  detail,
  sql: (w) => `update task_submissions set ${set} where id = '${w[work]}'`,
  allowed,
  refused: refusal ? { 'accepted company': refusal } : {},
});

const work: Cell[] = [
  {
    table: 'task_submissions',
    verb: 'select',
    sql: (w) => `select content, feedback from task_submissions where id = '${w.newestWork}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    table: 'task_submissions',
    verb: 'select',
    role: 'app_worker',
    sql: (w) => `select status, feedback from task_submissions where id = '${w.newestWork}'`,
    allowed: ['worker'],
  },

  // submitting
  submits('the first attempt', () => ({}), ['owner']),
  submits('a new attempt', (w) => ({ task: w.resubmittedTask }), ['owner']),
  submits('with an own file', (w) => ({ task: w.resubmittedTask, type: 'upload', file: w.readyFile }), [
    'owner',
  ]),
  submits(
    'with a removed file',
    (w) => ({ task: w.resubmittedTask, type: 'upload', file: w.removedFile }),
    [],
    {
      ...all(everybody, 'not_found'),
      unset: 'not_found',
    },
  ),
  submits('with a profile photo', (w) => ({ task: w.resubmittedTask, type: 'upload', file: w.photo }), [], {
    ...all(everybody, 'not_found'),
    unset: 'not_found',
  }),
  submits(
    "as oneself under the owner's application",
    () => ({ student: 'app.uid()' }),
    ['owner'],
    all(
      anyone.filter((actor) => actor !== 'owner'),
      'work_closed',
    ),
  ),
  submits(
    'when only pending',
    (w) => ({
      application: w.pendingApplication,
      initiative: w.pendingInitiative,
      company: w.pendingCompany,
      task: w.pendingTask,
    }),
    [],
    all(anyone, 'work_closed'),
  ),
  submits(
    'when rejected',
    (w) => ({
      application: w.rejectedApplication,
      initiative: w.rejectedInitiative,
      company: w.rejectedCompany,
      task: w.rejectedTask,
    }),
    [],
    all(anyone, 'work_closed'),
  ),
  submits(
    'when ended',
    (w) => ({
      application: w.endedApplication,
      initiative: w.endedInitiative,
      company: w.endedCompany,
      task: w.endedTask,
    }),
    [],
    all(anyone, 'work_closed'),
  ),
  submits(
    'when withdrawn',
    (w) => ({
      application: w.withdrawnApplication,
      initiative: w.withdrawnInitiative,
      company: w.withdrawnCompany,
      task: w.withdrawnTask,
    }),
    [],
    all(anyone, 'work_closed'),
  ),
  submits('for a task of another initiative', (w) => ({ task: w.openInitiativeTask }), [], {
    owner: '23503',
  }),
  submits('to another company', (w) => ({ company: w.otherCompany }), [], { owner: '23503' }),
  submits('for a retired task', (w) => ({ task: w.retiredTask }), [], all(anyone, 'work_closed')),
  submits('for an approved task', (w) => ({ task: w.doneTask }), [], all(anyone, 'already_approved')),
  submits(
    'with a type that the task refuses',
    () => ({ type: 'link' }),
    [],
    all(anyone, 'submission_type_not_allowed'),
  ),
  submits(
    "with another student's file",
    (w) => ({ task: w.resubmittedTask, type: 'upload', file: w.otherFile }),
    [],
    all(anyone, 'not_found'),
  ),
  submits(
    'with an unscanned file',
    (w) => ({ task: w.resubmittedTask, type: 'upload', file: w.unscannedFile }),
    [],
    all(anyone, 'file_not_ready'),
  ),
  {
    table: 'task_submissions',
    verb: 'insert',
    detail: 'approved from the start',
    sql: (w) => submit(w).replace('file_id)', 'file_id, status)').replace(/\)$/, `, 'approved')`),
    allowed: [],
    noPrivilege: true,
  },

  // reviewing
  reviews('approving', 'newestWork', `status = 'approved', feedback = 'Great'`, ['accepted company']),
  reviews('marking as read', 'newestWork', `status = 'reviewed'`, ['accepted company']),
  reviews('requesting changes', 'newestWork', `status = 'needs_revision', feedback = 'More'`, [
    'accepted company',
  ]),
  reviews(
    'requesting changes without feedback',
    'newestWork',
    `status = 'needs_revision'`,
    [],
    'invalid_input',
  ),
  reviews('an older attempt', 'olderWork', `status = 'approved'`, [], 'already_decided'),
  reviews('approving again', 'approvedWork', `status = 'approved'`, [], 'already_decided'),
  reviews('revoking an approval', 'approvedWork', `status = 'needs_revision'`, [], 'already_decided'),
  reviews('changing feedback without a step', 'approvedWork', `feedback = 'Other'`, [], 'already_decided'),
  {
    table: 'task_submissions',
    verb: 'update',
    detail: "changing the student's work",
    sql: (w) => `update task_submissions set content = 'Mine' where id = '${w.newestWork}'`,
    allowed: [],
    noPrivilege: true,
  },
  {
    table: 'task_submissions',
    verb: 'update',
    detail: 'moving it to another company',
    sql: (w) => `update task_submissions set company_id = '${w.otherCompany}' where id = '${w.newestWork}'`,
    allowed: [],
    noPrivilege: true,
  },
];

const progress = (w: World) => `from initiative_applications a where a.id = '${w.acceptedApplication}'`;
const review = (work: string, status: string) =>
  `update task_submissions set status = '${status}', feedback = 'Read' where id = '${work}'`;

const effects: Cell[] = [
  ...(['approved', 'needs_revision'] as const).map((status): Cell => ({
    guarantee: `a submission marked as reviewed can still become ${status}`,
    covers: ['task_submissions select'],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'reviewed')],
      ['accepted company', review(w.newestWork, status)],
    ],
    query: (w) => `select status from task_submissions where id = '${w.newestWork}'`,
    expected: { status },
  })),
  {
    guarantee: 'a completed application accepts no more submissions',
    covers: [],
    setup: (w) =>
      `set local session_replication_role = replica;
       update initiative_applications set status = 'completed' where id = '${w.acceptedApplication}';
       set local session_replication_role = origin`,
    steps: (w) => [['owner', refusedWith('work_closed', submit(w))]],
    query: (w) => `select count(*)::int from task_submissions where task_id = '${w.openTask}'`,
    expected: { count: 0 },
  },
  {
    guarantee: "a superseded attempt can't be reviewed",
    covers: ['task_submissions select'],
    steps: (w) => [
      ['owner', submit(w, { task: w.resubmittedTask })],
      ['accepted company', refusedWith('already_decided', review(w.newestWork, 'approved'))],
    ],
    query: (w) => `select status from task_submissions where id = '${w.newestWork}'`,
    expected: { status: 'pending' },
  },
  {
    guarantee: 'numbers a new attempt, supersedes the older one and records it',
    covers: ['task_submissions select', 'task_submissions update', 'status_changes insert'],
    steps: (w) => [['owner', submit(w, { task: w.resubmittedTask, content: 'Third attempt' })]],
    query: (w) =>
      `select attempt, status, superseded_at is null as newest,
         (select superseded_at is not null from task_submissions where id = '${w.newestWork}') as older_gone,
         (select actor_id = '${w.owner}' from status_changes c where c.subject_id = s.id) as recorded
       from task_submissions s where content = 'Third attempt'`,
    expected: { attempt: 3, status: 'pending', newest: true, older_gone: true, recorded: true },
  },
  {
    guarantee: 'stores the same submission sent twice once',
    covers: ['task_submissions select'],
    steps: (w) => [['owner', submit(w, { task: w.resubmittedTask, client: w.newestClientId })]],
    query: (w) => `select max(attempt) from task_submissions where task_id = '${w.resubmittedTask}'`,
    expected: { max: 2 },
  },
  {
    guarantee: 'shares a submitted file with the company',
    covers: ['files select', 'files update'],
    steps: (w) => [['owner', submit(w, { task: w.resubmittedTask, type: 'upload', file: w.readyFile })]],
    query: (w) =>
      `select company_id = '${w.acceptedCompany}' as shared from files where id = '${w.readyFile}'`,
    expected: { shared: true },
  },
  {
    guarantee: 'counts pending reviews, without those marked as reviewed',
    covers: ['initiative_applications update', 'task_submissions select'],
    steps: (w) => [
      ['owner', submit(w)],
      ['accepted company', review(w.newestWork, 'reviewed')],
    ],
    query: (w) => `select reviews_pending, last_submitted_at is not null as submitted ${progress(w)}`,
    expected: { reviews_pending: 1, submitted: true },
  },
  {
    guarantee: 'counts an approved task once and records the reviewer',
    covers: ['initiative_applications update', 'status_changes insert'],
    steps: (w) => [['accepted company', review(w.newestWork, 'approved')]],
    query: (w) =>
      `select a.status, tasks_approved, submissions_approved, submissions_decided, reviews_pending,
         (select reviewed_by = a.company_id and reviewed_at is not null from task_submissions
           where id = '${w.newestWork}') as stamped,
         (select note from status_changes where subject_id = '${w.newestWork}' and status = 'approved') as note
       ${progress(w)}`,
    expected: {
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
    guarantee: 'clears needs_revision with the next attempt',
    covers: ['initiative_applications update'],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'needs_revision')],
      ['owner', submit(w, { task: w.resubmittedTask, content: 'Third attempt' })],
    ],
    query: (w) =>
      `select needs_revision, attention_at = last_submitted_at + interval '7 days' as a_week ${progress(w)}`,
    expected: { needs_revision: false, a_week: true },
  },
  {
    guarantee: 'sets needs_revision and attention_at in three days',
    covers: ['initiative_applications update'],
    steps: (w) => [['accepted company', review(w.newestWork, 'needs_revision')]],
    query: (w) =>
      `select needs_revision, attention_at = now() + interval '3 days' as three_days ${progress(w)}`,
    expected: { needs_revision: true, three_days: true },
  },
  {
    guarantee: 'removes pending submissions from the queue when the work ends',
    covers: ['task_submissions update', 'initiative_applications update'],
    steps: (w) => [
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
    ],
    query: (w) =>
      `select reviews_pending, (select count(*)::int from task_submissions s
         where s.application_id = a.id and s.status = 'pending' and superseded_at is null) as waiting ${progress(w)}`,
    expected: { reviews_pending: 0, waiting: 0 },
  },
  {
    guarantee: 'needs attention three days after changes were requested',
    covers: ['initiative_applications update'],
    steps: (w) => [['accepted company', review(w.newestWork, 'needs_revision')]],
    query: (w) => `select attention_at = now() + interval '3 days' as attention ${progress(w)}`,
    expected: { attention: true },
  },
  {
    guarantee: 'completes the application with the last approved task and keeps the tie',
    covers: ['initiative_applications update', 'initiatives select', 'tasks select', 'ties update'],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'approved')],
      ['owner', submit(w)],
      ['accepted company', `update task_submissions set status = 'approved' where task_id = '${w.openTask}'`],
    ],
    query: (w) =>
      `select status, finished_at is not null as finished, attention_at,
         (select stage from ties t where t.company_id = a.company_id and t.student_id = a.student_id) as tie
       ${progress(w)}`,
    expected: { status: 'completed', finished: true, attention_at: null, tie: 'accepted' },
  },
];

export const submissions: Cell[] = [...work, ...effects];
