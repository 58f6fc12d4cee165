// A student's work: the workspace of an initiative, drafts and submissions.
import * as z from 'zod/mini';
import { ownApplication, statusChange } from './applications.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { line, text } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { id, time } from '../http/shapes.ts';
import { ownReward, reward } from './rewards.ts';
import { submissionStatuses, submissionTypes, taskStates } from '../vocabularies/statuses.ts';
import { task } from './tasks.ts';
import { hostOfLink } from '../rules/website.ts';

/** Download it with `POST /api/files/:id/download`. */
export const submittedFile = z.object({
  id,
  original_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  status: z.enum(['pending', 'ready', 'refused']),
});
export type SubmittedFile = z.infer<typeof submittedFile>;

export const attempt = z.object({
  id,
  attempt: z.int(),
  submission_type: z.enum(submissionTypes),
  /** The text or the link. */
  content: z.nullable(z.string()),
  /** The link's host. */
  host: z.nullable(z.string()),
  file: z.nullable(submittedFile),
  status: z.enum(submissionStatuses),
  feedback: z.nullable(z.string()),
  /** What good looks like, and whether the work met it when it was reviewed. */
  criteria: z.array(z.object({ text: z.string(), met: z.boolean() })),
  completed_at: time,
  /** By when the company promised to answer; null once it's reviewed or superseded. */
  answer_by: z.nullable(time),
  reviewed_at: z.nullable(time),
  /** No longer in a review queue: replaced by a newer attempt, or the collaboration ended first. */
  superseded: z.boolean(),
  timeline: z.array(statusChange),
});
export type Attempt = z.infer<typeof attempt>;

export const submissionDraft = z.object({
  submission_type: z.enum(submissionTypes),
  text: z.string(),
  link: z.string(),
  file: z.nullable(submittedFile),
  /** Send it with the next save. Saving over a newer revision is refused. */
  revision: z.int(),
  updated_at: time,
});
export type SubmissionDraft = z.infer<typeof submissionDraft>;

export const workspaceTask = z.extend(task, {
  /** The task was removed but stays visible because the student worked on it. */
  retired: z.boolean(),
  state: z.enum(taskStates),
  /** Newest first, at most ten. */
  attempts: z.array(attempt),
  draft: z.nullable(submissionDraft),
  can: z.object({ submit: z.boolean() }),
});
export type WorkspaceTask = z.infer<typeof workspaceTask>;

export const workspace = z.object({
  application: ownApplication,
  timeline: z.array(statusChange),
  /** What I was promised when I applied. */
  reward: z.nullable(reward),
  /** What the company owes or has paid me for this initiative, oldest first. */
  rewards: z.array(ownReward),
  tasks: z.array(workspaceTask),
  /** Set once every task is approved. */
  completion: z.nullable(
    z.object({
      finished_at: time,
      tasks: z.int(),
      attempts: z.int(),
      /** The estimates of all approved tasks; null if one has none. */
      minutes: z.nullable(z.int()),
      days: z.int(),
      skills: z.array(z.string()),
      tags: z.array(z.string()),
    }),
  ),
  can: z.object({
    submit: z.boolean(),
    leave: z.boolean(),
    /** Whether the student can message the company. */
    ask: z.boolean(),
  }),
});
export type Workspace = z.infer<typeof workspace>;

const workLink = line(limits.urlMaxLength).check(
  z.refine((link) => hostOfLink(link) !== null, 'Enter a link that starts with https:// or http://'),
);

/** A submission by type. */
export const submittedWork = z.discriminatedUnion('submission_type', [
  z.object({
    submission_type: z.literal('text'),
    content: text(limits.textWorkMaxLength).check(z.minLength(1, 'Write something first')),
  }),
  z.object({ submission_type: z.literal('link'), content: workLink }),
  z.object({ submission_type: z.literal('upload'), file_id: id }),
]);
export type SubmittedWork = z.output<typeof submittedWork>;

const params = z.object({ id });

export const submissions = {
  'GET /api/initiatives/:id/workspace': {
    summary:
      'My work on an initiative: tasks, attempts and feedback. For accepted students, and afterward as history',
    access: 'student',
    params,
    response: workspace,
  },
  'PUT /api/tasks/:id/draft': {
    summary: 'Save my draft, based on the revision I have seen (0 for none)',
    access: 'student',
    params,
    body: z.object({
      submission_type: z.enum(submissionTypes),
      text: z._default(z.string().check(z.maxLength(limits.textWorkMaxLength)), ''),
      link: z._default(z.string().check(z.maxLength(limits.urlMaxLength)), ''),
      file_id: z._default(z.nullable(id), null),
      revision: z.int().check(z.minimum(0)),
    }),
    response: submissionDraft,
    errors: ['conflict', 'work_closed'],
  },
  'DELETE /api/tasks/:id/draft': {
    summary: 'Discard my draft',
    access: 'student',
    params,
  },
  'POST /api/submissions': {
    summary: 'Submit work (idempotent by client_id) and delete its draft',
    access: 'student',
    body: z.intersection(z.object({ client_id: id, task_id: id }), submittedWork),
    response: attempt,
    errors: [
      'account_paused',
      'already_approved',
      'work_closed',
      'company_suspended',
      'submission_type_not_allowed',
      'file_not_ready',
      'file_used',
      'conflict',
    ],
  },
} satisfies Endpoints;
