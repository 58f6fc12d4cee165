// Applications as the student sees them, and ending a collaboration, which both sides can do.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { contactDetailsConfirmed, count, orNull, text } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { author, cursor, cursorPage, id, time } from '../http/shapes.ts';
import { applicationStatuses, taskStates } from '../vocabularies/statuses.ts';

export const applicationTabs = ['in_progress', 'applied', 'completed', 'closed'] as const;
export type ApplicationTab = (typeof applicationTabs)[number];

/** One step of an application or submission: who did it, when, and their note. */
export const statusChange = z.object({
  status: z.enum([...applicationStatuses, ...taskStates]),
  by: z.enum(['student', 'company', 'system']),
  /** Students see who reviewed their work, but not who decided about their application. */
  author,
  note: z.nullable(z.string()),
  created_at: time,
});
export type StatusChange = z.infer<typeof statusChange>;

export const tasksDone = z.object({
  approved: z.int(),
  total: z.int(),
  /** 0–100 */
  percent: z.int(),
});

export const ownApplication = z.object({
  id,
  status: z.enum(applicationStatuses),
  initiative: z.object({
    id,
    name: z.string(),
    /** The company deleted it. Finished work stays as history. */
    deleted: z.boolean(),
    weekly_hours: z.nullable(z.int()),
  }),
  company: z.object({
    id,
    company_name: z.string(),
    logo_url: z.nullable(z.string()),
    /** Median answer time, for companies with at least three decisions. */
    answers_in_minutes: z.nullable(z.int()),
    /** Our safety team is looking into it. Nothing can be sent to the company until it's restored. */
    suspended: z.boolean(),
  }),
  note: z.nullable(z.string()),
  confirmed_hours: z.nullable(z.int()),
  /** The company's note with its decision. */
  decision_note: z.nullable(z.string()),
  applied_at: time,
  decided_at: z.nullable(time),
  accepted_at: z.nullable(time),
  finished_at: z.nullable(time),
  /** When the student left the initiative. */
  left_at: z.nullable(time),
  /** It ended because the company didn't answer. */
  unanswered: z.boolean(),
  tasks: tasksDone,
  /** The next task to do; null if everything is with the company or the work is over. */
  next_task: z.nullable(z.object({ id, title: z.string(), state: z.enum(taskStates) })),
  /** Whose turn it is, and since when; null once it's over. */
  turn: z.nullable(
    z.object({
      whose: z.enum(['student', 'company', 'guardian']),
      since: time,
      /** By when the company promised to answer, if it's the company's turn. */
      answer_by: z.nullable(time),
    }),
  ),
  needs_revision: z.boolean(),
  can: z.object({
    withdraw: z.boolean(),
    leave: z.boolean(),
    /** All remaining tasks are approved because the company removed the others. The student decides whether to finish. */
    finish: z.boolean(),
    /** Whether the workspace can be opened, to work or as history. */
    open: z.boolean(),
  }),
});
export type OwnApplication = z.infer<typeof ownApplication>;

export const applicationForm = z.object({
  note: z._default(orNull(text(limits.applicationNoteMaxLength)), null),
  /** Hours a week that the student confirms when applying. */
  confirmed_hours: count(limits.weeklyHoursMax),
  /** Whether the company sees the student's school and social handles if it accepts. Left out: as before. */
  share_contacts: z.optional(z.boolean()),
  contact_details_confirmed: contactDetailsConfirmed,
});

const params = z.object({ id });

/** The hours a week of everything in progress, against the student's own limit. */
const week = z.object({ hours: z.int(), unspecified: z.int(), limit: z.nullable(z.int()) });

export const applications = {
  'GET /api/applications': {
    summary: 'My applications in one tab; in progress lists required revisions first',
    access: 'student',
    query: z.object({
      tab: z._default(z.enum(applicationTabs), 'in_progress'),
      after: z.optional(cursor),
    }),
    /** `week` comes with the first page of what is in progress. */
    response: z.extend(cursorPage(ownApplication), { week: z.nullable(week) }),
  },
  'GET /api/applications/:id': {
    summary: 'One of my applications',
    access: 'student',
    params,
    response: ownApplication,
  },
  'POST /api/applications': {
    summary: 'Apply to an initiative (idempotent by client_id), also again after withdrawing',
    access: 'student',
    body: z.extend(applicationForm, { client_id: id, initiative_id: id }),
    response: ownApplication,
    errors: [
      'email_not_verified',
      'birth_month_needed',
      'guardian_needed',
      'account_paused',
      'initiative_closed',
      'deadline_passed',
      'places_taken',
      'already_applied',
      'conflict',
      'contact_details',
    ],
  },
  'POST /api/applications/:id/withdrawal': {
    summary: 'Withdraw a pending application',
    access: 'student',
    params,
    response: ownApplication,
    errors: ['already_decided'],
  },
  'POST /api/applications/:id/end': {
    summary: 'Leave the initiative after the decision (student), or end the collaboration (company)',
    access: 'signed-in',
    params,
    response: z.object({ id, status: z.enum(applicationStatuses), finished_at: z.nullable(time) }),
    errors: ['application_missing', 'already_decided'],
  },
  'POST /api/applications/:id/completion': {
    summary: 'Finish an initiative whose remaining tasks are all approved',
    access: 'student',
    params,
    response: ownApplication,
    errors: ['already_decided', 'tasks_open'],
  },
} satisfies Endpoints;
