// Work as the company reviews it.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { orNull, text } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { id, page, time } from '../http/shapes.ts';
import {
  applicationStatuses,
  reviewStatuses,
  submissionStatuses,
  submissionTypes,
} from '../vocabularies/statuses.ts';
import { attempt, submittedFile } from './submissions.ts';
import { task } from './tasks.ts';

const student = z.object({ id, full_name: z.string(), photo_url: z.nullable(z.string()) });
const initiative = z.object({ id, name: z.string() });

const submissionCard = z.object({
  id,
  task: z.object({ id, title: z.string(), instructions: z.string() }),
  attempt: z.int(),
  submission_type: z.enum(submissionTypes),
  status: z.enum(submissionStatuses),
  completed_at: time,
  reviewed_at: z.nullable(time),
  can: z.object({ review: z.boolean() }),
});
export type SubmissionCard = z.infer<typeof submissionCard>;

const queuedSubmission = z.object({
  id,
  application_id: id,
  student,
  initiative,
  task: z.object({ id, title: z.string() }),
  attempt: z.int(),
  submission_type: z.enum(submissionTypes),
  completed_at: time,
});
export type QueuedSubmission = z.infer<typeof queuedSubmission>;

const reviewedSubmission = z.object({
  id,
  application_id: id,
  student,
  initiative,
  task,
  attempt: z.int(),
  submission_type: z.enum(submissionTypes),
  content: z.nullable(z.string()),
  host: z.nullable(z.string()),
  file: z.nullable(submittedFile),
  status: z.enum(submissionStatuses),
  /** As written before; prefills the next review. */
  company_feedback: z.nullable(z.string()),
  completed_at: time,
  reviewed_at: z.nullable(time),
  /** All of this task by this student, the newest first, at most ten: this one among them. */
  attempts: z.array(attempt),
  /** Its neighbors among what waits for a review, the oldest first. */
  queue: z.object({ previous: z.nullable(id), next: z.nullable(id) }),
  can: z.object({ approve: z.boolean(), request_revision: z.boolean(), mark_reviewed: z.boolean() }),
});
export type ReviewedSubmission = z.infer<typeof reviewedSubmission>;

const feedback = orNull(text(limits.feedbackMaxLength));

export const reviewForm = z
  .object({ status: z.enum(reviewStatuses), feedback: z._default(feedback, null) })
  .check(
    z.refine((review) => review.status !== 'needs_revision' || review.feedback !== null, {
      path: ['feedback'],
      error: 'Tell the student what to change',
    }),
  );

const params = z.object({ id });
const counts = z.object({
  all: z.int(),
  pending: z.int(),
  reviewed: z.int(),
  approved: z.int(),
  needs_revision: z.int(),
});

export const reviews = {
  'GET /api/company/students/summary': {
    summary: 'The four figures above my students, counted to a thousand',
    access: 'company',
    response: z.object({
      active_students: z.int(),
      pending_reviews: z.int(),
      /** Percent with one decimal: the mean of the rows. */
      avg_completion: z.number(),
      total_initiatives: z.int(),
    }),
  },
  'GET /api/applications/:id/submissions': {
    summary: 'The newest attempts of a student of mine on an initiative, and how many of each status',
    access: 'company',
    params,
    response: z.object({
      application: z.object({ id, status: z.enum(applicationStatuses), student, initiative }),
      counts,
      items: z.array(submissionCard),
    }),
  },
  'GET /api/company/tasks/:id/work': {
    summary: 'How many students have work on a task of mine, counted to a thousand',
    access: 'company',
    params,
    response: z.object({
      approved: z.int(),
      /** Submitted, and not approved (yet). */
      open: z.int(),
    }),
  },
  'GET /api/company/review-queue': {
    summary: 'All that waits for my review, the oldest first; `after` is the id of the last one',
    access: 'company',
    query: z.object({ after: z.optional(id) }),
    response: z.extend(page(queuedSubmission), {
      /** Counted to a thousand. */
      waiting: z.int(),
    }),
  },
  'GET /api/submissions/:id': {
    summary: 'An attempt with its task, to be reviewed',
    access: 'company',
    params,
    response: reviewedSubmission,
  },
  'POST /api/submissions/:id/review': {
    summary: 'Approve, ask for a revision, or mark as read; of two at once the second is told',
    access: 'company',
    params,
    body: reviewForm,
    response: reviewedSubmission,
    errors: ['already_decided'],
  },
} satisfies Endpoints;
