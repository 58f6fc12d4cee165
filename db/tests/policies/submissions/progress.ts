// Triggers that number attempts, count progress and complete applications.
import type { Actor } from '../../actors.ts';
import type { Cell } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { submit } from './submit.ts';

const progress = (w: World) => `from initiative_applications a where a.id = '${w.acceptedApplication}'`;

const review = (work: string, status: string) =>
  `update task_submissions set status = '${status}', feedback = 'Read' where id = '${work}'`;

const approveAll = (w: World): [Actor, string][] => [
  ['accepted company', review(w.newestWork, 'approved')],
  ['owner', submit(w)],
  ['accepted company', `update task_submissions set status = 'approved' where task_id = '${w.openTask}'`],
];

export const progressTriggers: Cell[] = [
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
    guarantee: 'a request for changes can no longer become an approval after the work ended',
    covers: [],
    steps: (w) => [
      ['accepted company', review(w.newestWork, 'needs_revision')],
      ['owner', `update initiative_applications set status = 'ended' where id = '${w.acceptedApplication}'`],
      ['accepted company', refusedWith('already_decided', review(w.newestWork, 'approved'))],
    ],
    query: (w) => `select status from task_submissions where id = '${w.newestWork}'`,
    expected: { status: 'needs_revision' },
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
    steps: approveAll,
    query: (w) =>
      `select status, finished_at is not null as finished, attention_at,
         (select stage from ties t where t.company_id = a.company_id and t.student_id = a.student_id) as tie
       ${progress(w)}`,
    expected: { status: 'completed', finished: true, attention_at: null, tie: 'accepted' },
  },
  {
    guarantee: 'completes an application after the deadline of the initiative',
    covers: ['initiative_applications update'],
    setup: (w) => `update initiatives set apply_by = current_date - 2 where id = '${w.acceptedInitiative}'`,
    steps: approveAll,
    query: (w) => `select status ${progress(w)}`,
    expected: { status: 'completed' },
  },
];
