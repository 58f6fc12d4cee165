// Submissions as the company reviews them.
import * as z from 'zod/mini';
import { studentsPage, studentsQuery, undoForMs } from './applications-company.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { contactDetailsConfirmed, orNull, text } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { author, id, page, time } from '../http/shapes.ts';
import {
  applicationStatuses,
  reviewStatuses,
  submissionStatuses,
  submissionTypes,
} from '../vocabularies/statuses.ts';
import { currencies } from '../vocabularies/rewards.ts';
import { attempt, submittedFile } from './submissions.ts';
import { task } from './tasks.ts';

const student = z.object({ id, full_name: z.string(), photo_url: z.nullable(z.string()) });
const initiative = z.object({ id, name: z.string() });

export const submissionCard = z.object({
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

export const queuedSubmission = z.object({
  id,
  application_id: id,
  student,
  initiative,
  task: z.object({ id, title: z.string() }),
  attempt: z.int(),
  submission_type: z.enum(submissionTypes),
  completed_at: time,
  /** The beginning of the text, the link's host, or the file's name. */
  peek: z.string(),
  /** The file, if it's an image that is small enough for a list. */
  thumbnail: z.nullable(id),
  /** By when we promised to answer. */
  answer_by: z.nullable(time),
  reviewed_at: z.nullable(time),
});
export type QueuedSubmission = z.infer<typeof queuedSubmission>;

export const reviewedSubmission = z.object({
  id,
  application_id: id,
  student,
  initiative,
  task,
  /** The initiative's tasks in order. A task that was removed since then isn't one of them. */
  tasks: z.array(z.object({ id, approved: z.boolean() })),
  attempt: z.int(),
  submission_type: z.enum(submissionTypes),
  content: z.nullable(z.string()),
  host: z.nullable(z.string()),
  file: z.nullable(submittedFile),
  status: z.enum(submissionStatuses),
  /** Earlier feedback, which prefills the next review. */
  company_feedback: z.nullable(z.string()),
  completed_at: time,
  /** By when we promised to answer; null once it's reviewed. */
  answer_by: z.nullable(time),
  reviewed_at: z.nullable(time),
  /** This student's latest attempts at this task, newest first, at most ten, including this one. */
  attempts: z.array(attempt),
  /** The previous and next submissions in the review queue, oldest first. */
  queue: z.object({ previous: z.nullable(id), next: z.nullable(id) }),
  undo_for_ms: undoForMs,
  /** What approving adds to the rewards to pay. */
  reward: z.nullable(z.object({ amount: z.int(), currency: z.enum(currencies) })),
  can: z.object({ approve: z.boolean(), request_revision: z.boolean(), mark_reviewed: z.boolean() }),
});
export type ReviewedSubmission = z.infer<typeof reviewedSubmission>;

/** A submission that was reviewed, for a list of all reviews. */
export const givenReview = z.object({
  id,
  student: z.object({ id, full_name: z.string() }),
  task: z.object({ id, title: z.string() }),
  attempt: z.int(),
  status: z.enum(reviewStatuses),
  completed_at: time,
  reviewed_at: time,
  reviewed_by: author,
  company_feedback: z.nullable(z.string()),
});
export type GivenReview = z.infer<typeof givenReview>;

const feedback = orNull(text(limits.feedbackMaxLength));

export const reviewForm = z
  .object({
    status: z.enum(reviewStatuses),
    feedback: z._default(feedback, null),
    /** Those of the task's criteria that the work meets; null if nobody checked. */
    criteria_met: z._default(
      z.nullable(
        z
          .array(z.string().check(z.maxLength(limits.criterionMaxLength)))
          .check(z.maxLength(limits.criteriaMax)),
      ),
      null,
    ),
    /** Set to approve after all. Without it, a second reviewer would replace the first one's request unknowingly. */
    instead_of: z.optional(z.literal('needs_revision')),
    contact_details_confirmed: contactDetailsConfirmed,
  })
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

export const studentsSummary = z.object({
  active_students: z.int(),
  pending_reviews: z.int(),
  /** Mean of all rows, in percent with one decimal. */
  avg_completion: z.number(),
  total_initiatives: z.int(),
});

export const reviews = {
  'GET /api/company/students/summary': {
    summary: 'The four summary numbers for my students, counted up to 1,000',
    access: 'company',
    response: studentsSummary,
  },
  'GET /api/company/students/overview': {
    summary: 'My students page: the summary numbers and the first page of students',
    access: 'company',
    query: studentsQuery,
    response: z.object({ summary: studentsSummary, students: studentsPage }),
  },
  'GET /api/applications/:id/submissions': {
    summary: "A student's latest attempts on an initiative, and the number of each status",
    access: 'company',
    params,
    response: z.object({
      application: z.object({ id, status: z.enum(applicationStatuses), student, initiative }),
      counts,
      items: z.array(submissionCard),
    }),
  },
  'GET /api/company/tasks/:id/work': {
    summary: 'How many students have submitted work for one of my tasks, counted up to 1,000',
    access: 'company',
    params,
    response: z.object({
      approved: z.int(),
      /** Submitted but not approved. */
      open: z.int(),
    }),
  },
  'GET /api/company/review-queue': {
    summary: 'My review queue, or that of one initiative, oldest first; `after` is the id of the last item',
    access: 'company',
    query: z.object({ initiative_id: z.optional(id), after: z.optional(id) }),
    response: z.extend(page(queuedSubmission), {
      /** Counted up to 1,000. */
      waiting: z.int(),
      /** Work that students were asked to revise, newest first. Only on the first page. */
      sent_back: z.array(queuedSubmission),
    }),
  },
  'GET /api/company/reviews': {
    summary: 'Reviewed submissions for one of my initiatives, newest submission first',
    access: 'company',
    query: z.object({ initiative_id: id, before: z.optional(id) }),
    response: page(givenReview),
  },
  'GET /api/submissions/:id': {
    summary: 'A submission with its task, for review',
    access: 'company',
    params,
    response: reviewedSubmission,
  },
  'POST /api/submissions/:id/review': {
    summary:
      'Approve, request a revision, or mark as reviewed; the second of two concurrent reviews is refused',
    access: 'company',
    params,
    body: reviewForm,
    response: reviewedSubmission,
    errors: ['already_decided', 'contact_details'],
  },
} satisfies Endpoints;
