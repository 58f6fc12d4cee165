// Policies of submissions and reviews.
import { all, everybody, type Actor } from '../../actors.ts';
import type { Access, Cell } from '../../cell.ts';
import type { World } from '../../world.ts';
import { submit, type Submission } from './submit.ts';

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

export const submissions: Cell[] = [
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
    sql: (w) => `select status from task_submissions where id = '${w.newestWork}'`,
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
    "in their own name under the owner's application",
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
  reviews('giving feedback without a step', 'newestWork', `feedback = 'Other'`, [], 'already_decided'),
  reviews('changing feedback without a step', 'approvedWork', `feedback = 'Other'`, [], 'already_decided'),
  {
    table: 'task_submissions',
    verb: 'update',
    detail: 'writing criteria that the task does not have',
    sql: (w) =>
      `update task_submissions set criteria = '[{"text": "Call me", "met": false}]' where id = '${w.newestWork}'`,
    allowed: [],
    noPrivilege: true,
  },
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
