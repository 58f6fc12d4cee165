// Parents and guardians of students under 18. A guardian has no account: the link in an email gives access to one student's
// summary, for a day.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { day, emailAddress, id, time } from '../http/shapes.ts';
import { guardianStatuses, guardianSteps } from '../vocabularies/guardians.ts';
import { applicationStatuses } from '../vocabularies/statuses.ts';
import { tasksDone } from './applications.ts';
import { linkToken } from './session.ts';

/** The form that names a guardian. */
export const guardianForm = z.object({ email: emailAddress('Please enter a valid email') });

export const ownGuardian = z.object({
  /** Whether students under 18 name a guardian here. */
  asks: z.boolean(),
  /** I have to name a guardian before I can apply. */
  needed: z.boolean(),
  /** Applications wait until the guardian agrees. */
  waits: z.boolean(),
  guardian: z.nullable(
    z.object({
      email: z.string(),
      status: z.enum(guardianStatuses),
      paused: z.boolean(),
      named_at: time,
    }),
  ),
});
export type OwnGuardian = z.infer<typeof ownGuardian>;

export const collaboration = z.object({
  /** The application's. */
  id,
  company: z.object({ company_name: z.string(), logo_url: z.nullable(z.string()) }),
  initiative_name: z.string(),
  status: z.enum(applicationStatuses),
  /** The company doesn't see the application before the guardian agrees. */
  waiting: z.boolean(),
  applied_at: time,
  accepted_at: z.nullable(time),
  /** When the work was finished or ended, or the student left. */
  ended_at: z.nullable(time),
  /** It ended because the company didn't answer. */
  unanswered: z.boolean(),
  /** Hours a week. */
  hours: z.nullable(z.int()),
  tasks: tasksDone,
  /** At most 1,000; never what they say. */
  messages: z.int(),
  can: z.object({ end: z.boolean() }),
});
export type Collaboration = z.infer<typeof collaboration>;

export const guardianPage = z.object({
  student: z.object({
    first_name: z.string(),
    /** The student's own limit of hours a week. */
    hours: z.nullable(z.int()),
    /** The day a student who is on a break is back. */
    back_on: z.nullable(day),
  }),
  status: z.enum(guardianStatuses),
  /** Applications wait until the guardian agrees. */
  waits: z.boolean(),
  paused: z.boolean(),
  /** At most 1,000. */
  messages: z.int(),
  /** What the student shows of finished work to others. */
  shared: z.object({ page: z.boolean(), certificates: z.int() }),
  /** Newest first, at most 50. */
  collaborations: z.array(collaboration),
  /** When the link stops working. */
  expires_at: time,
});
export type GuardianPage = z.infer<typeof guardianPage>;

const errors = ['link_expired'] as const;

export const guardians = {
  'GET /api/student/guardian': {
    summary: 'My parent or guardian, and whether I have to name one',
    access: 'student',
    response: ownGuardian,
  },
  'PUT /api/student/guardian': {
    summary: 'Name my parent or guardian, correct the email, or send another link to the same email',
    access: 'student',
    body: guardianForm,
    response: ownGuardian,
    errors: ['guardian_is_self', 'account_paused', 'email_not_verified', 'forbidden'],
  },
  'POST /api/guardian': {
    summary: "What a guardian's link shows: companies, hours and counts, but no content",
    access: 'public',
    duringMaintenance: true,
    body: z.object({ token: linkToken }),
    response: guardianPage,
    errors,
  },
  'POST /api/guardian/link': {
    summary: "Send a new link to the guardian's email, also for a link that has expired",
    access: 'public',
    body: z.object({ token: linkToken }),
  },
  'POST /api/guardian/steps': {
    summary: "Agree, pause or resume the student's account, or withdraw permission",
    access: 'public',
    body: z.object({ token: linkToken, step: z.enum(guardianSteps) }),
    response: guardianPage,
    errors,
  },
  'POST /api/guardian/endings': {
    summary: 'End one collaboration of the student, or withdraw one application',
    access: 'public',
    body: z.object({ token: linkToken, application_id: id }),
    response: guardianPage,
    errors: ['link_expired', 'not_found'],
  },
} satisfies Endpoints;
