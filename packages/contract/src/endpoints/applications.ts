// Applications as their student sees them, and ending what was begun, for both sides.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { count, orNull, text } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { cursor, cursorPage, id, time } from '../http/shapes.ts';
import { applicationStatuses, taskStates } from '../vocabularies/statuses.ts';

export const applicationTabs = ['in_progress', 'applied', 'completed', 'closed'] as const;
export type ApplicationTab = (typeof applicationTabs)[number];

/** One step of an application or an attempt: who took it, when, and with which words. Both sides see the same. */
export const statusChange = z.object({
  status: z.enum([...applicationStatuses, ...taskStates]),
  by: z.enum(['student', 'company', 'system']),
  note: z.nullable(z.string()),
  created_at: time,
});
export type StatusChange = z.infer<typeof statusChange>;

export const tasksDone = z.object({
  approved: z.int(),
  total: z.int(),
  /** 0–100, a whole number. */
  percent: z.int(),
});

export const ownApplication = z.object({
  id,
  status: z.enum(applicationStatuses),
  initiative: z.object({
    id,
    name: z.string(),
    /** The company has deleted it: what was done stays, as history. */
    deleted: z.boolean(),
  }),
  company: z.object({
    id,
    company_name: z.string(),
    logo_url: z.nullable(z.string()),
    /** "Usually answers in …": its median, from three decisions on. */
    answers_in_minutes: z.nullable(z.int()),
  }),
  note: z.nullable(z.string()),
  confirmed_hours: z.nullable(z.int()),
  /** The company's personal line with its decision. */
  decision_note: z.nullable(z.string()),
  applied_at: time,
  decided_at: z.nullable(time),
  accepted_at: z.nullable(time),
  finished_at: z.nullable(time),
  /** When the student left what was decided. */
  left_at: z.nullable(time),
  tasks: tasksDone,
  /** While in progress: what to do next; nothing when all there is lies with the company. */
  next_task: z.nullable(z.object({ id, title: z.string(), state: z.enum(taskStates) })),
  /** Whose move it is, and since when; nothing once it is over. */
  turn: z.nullable(z.object({ whose: z.enum(['student', 'company']), since: time })),
  needs_revision: z.boolean(),
  can: z.object({
    withdraw: z.boolean(),
    leave: z.boolean(),
    /** Everything that remains is approved because the company removed the rest: the student decides. */
    finish: z.boolean(),
    /** The workspace opens: now, or as history. */
    open: z.boolean(),
  }),
});
export type OwnApplication = z.infer<typeof ownApplication>;

export const applicationForm = z.object({
  note: z._default(orNull(text(limits.applicationNoteMaxLength)), null),
  /** A week, as the student confirms them when applying. */
  confirmed_hours: count(limits.weeklyHoursMax),
});

const params = z.object({ id });

export const applications = {
  'GET /api/applications': {
    summary: 'My applications of one tab; in progress, those with a revision to do come first',
    access: 'student',
    query: z.object({
      tab: z._default(z.enum(applicationTabs), 'in_progress'),
      after: z.optional(cursor),
    }),
    response: cursorPage(ownApplication),
  },
  'GET /api/applications/:id': {
    summary: 'An application of mine',
    access: 'student',
    params,
    response: ownApplication,
  },
  'POST /api/applications': {
    summary: 'Apply to an initiative, once for a client_id; a withdrawn application is sent again',
    access: 'student',
    body: z.extend(applicationForm, { client_id: id, initiative_id: id }),
    response: ownApplication,
    errors: ['email_not_verified', 'initiative_closed', 'already_applied', 'conflict'],
  },
  'POST /api/applications/:id/withdrawal': {
    summary: 'Withdraw an application that is not decided yet',
    access: 'student',
    params,
    response: ownApplication,
    errors: ['already_decided'],
  },
  'POST /api/applications/:id/end': {
    summary:
      'Leave the initiative, in every state once it is decided (student), or end the collaboration (company)',
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
