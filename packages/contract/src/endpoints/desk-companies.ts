// Companies and people at the desk: verify, look up, suspend and restore.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { neededLine, orNull, text } from '../http/fields.ts';
import { id, time } from '../http/shapes.ts';
import { limits } from '../limits.ts';
import { accountKinds, companySignals, deskReasons } from '../vocabularies/desk.ts';
import { reportOutcomes, reportStatuses } from '../vocabularies/reports.ts';
import { verificationStates } from '../vocabularies/verification.ts';
import { declineReason } from './companies-verification.ts';
import { claim } from './desk-reports.ts';

const nullableText = z.nullable(z.string());

const listedReview = z.object({
  id,
  company_name: z.string(),
  country: z.string(),
  /** A verified company that wants another name or website. */
  is_change: z.boolean(),
  /** The name that students see now. */
  visible_name: nullableText,
  claim,
  created_at: time,
});
export type ListedReview = z.infer<typeof listedReview>;

const openedReview = z.extend(listedReview, {
  company_id: id,
  website: nullableText,
  legal_name: z.string(),
  registration_number: nullableText,
  contact_role: z.string(),
  person: nullableText,
  visible_website: nullableText,
  mission: nullableText,
  description: nullableText,
  email_domain: nullableText,
  company_since: time,
  open_initiatives: z.int(),
  similar_names: z.array(z.object({ company_name: z.string(), listed: z.boolean() })),
  declined_before: z.int(),
  reports: z.int(),
  /** What speaks for or against the company. */
  signals: z.array(z.enum(Object.keys(companySignals) as [keyof typeof companySignals])),
  decided: z.nullable(z.enum(['verified', 'declined', 'replaced'])),
  can: z.object({ decide: z.boolean() }),
});
export type OpenedReview = z.infer<typeof openedReview>;

const kind = z.enum(accountKinds);
const foundAccount = z.object({
  kind,
  id,
  name: nullableText,
  /** Of a person: student, or the company they work for. */
  of: nullableText,
  suspended: z.boolean(),
});
export type FoundAccount = z.infer<typeof foundAccount>;

const openedAccount = z.object({
  kind,
  id,
  name: nullableText,
  email: nullableText,
  email_verified: z.boolean(),
  is_student: z.boolean(),
  /** Null for a student who hasn't entered it, and for everyone else. */
  grade: z.nullable(z.int()),
  since: time,
  verification: z.nullable(z.enum(verificationStates)),
  suspended_at: z.nullable(time),
  /** The last correction of the email, within 30 days. */
  correction: z.nullable(
    z.object({
      email: z.string(),
      status: z.enum(['requested', 'waiting', 'done', 'stopped', 'replaced']),
      created_at: time,
      can: z.object({ approve: z.boolean() }),
    }),
  ),
  people: z.array(z.object({ id, name: nullableText, role: z.string(), suspended: z.boolean() })),
  reports: z.array(
    z.object({
      id,
      number: z.int(),
      reason: z.string(),
      status: z.enum(reportStatuses),
      outcome: z.nullable(z.enum(reportOutcomes)),
      created_at: time,
    }),
  ),
  log: z.array(
    z.object({
      what: z.string(),
      reason: nullableText,
      note: nullableText,
      operator: z.string(),
      created_at: time,
    }),
  ),
});
export type OpenedAccount = z.infer<typeof openedAccount>;

const params = z.object({ id });
const note = z._default(orNull(text(limits.deskNoteMaxLength)), null);
const why = { reason: z.enum(deskReasons), note };
const decided = ['not_found', 'already_decided', 'conflict'] as const;

export const deskCompanies = {
  'GET /api/desk/companies': {
    summary: 'Companies to verify, oldest first, at most 100',
    access: 'operator',
    response: z.object({ items: z.array(listedReview) }),
  },
  'POST /api/desk/companies/:id/opening': {
    summary: 'Open a company to verify and claim it, unless another operator did. It is recorded',
    access: 'operator',
    params,
    response: openedReview,
    errors: ['not_found'],
  },
  'POST /api/desk/companies/:id/release': {
    summary: 'Let other operators decide about a company that I claimed',
    access: 'operator',
    params,
    errors: decided,
  },
  'POST /api/desk/companies/:id/decision': {
    summary: 'Verify a company that I claimed, or decline it with a reason',
    access: 'operator',
    params,
    body: z.object({ declined: z.nullable(declineReason), note }),
    errors: decided,
  },
  'POST /api/desk/accounts/search': {
    summary: 'Companies and people by email, id or the beginning of their name. The reason is recorded',
    access: 'operator',
    body: z.object({
      ...why,
      term: neededLine(limits.emailMaxLength, 'Enter a name, an email or an id.').check(
        z.minLength(limits.deskSearchMinLength, `Enter at least ${limits.deskSearchMinLength} characters.`),
      ),
    }),
    response: z.object({ items: z.array(foundAccount) }),
  },
  'POST /api/desk/accounts/:kind/:id/opening': {
    summary: 'One company or person. The reason is recorded',
    access: 'operator',
    params: z.object({ kind, id }),
    body: z.object(why),
    response: openedAccount,
    errors: ['not_found'],
  },
  'PUT /api/desk/accounts/:kind/:id/suspension': {
    summary: 'Suspend or restore a company or a person. Needs a passkey within the last minutes',
    access: 'operator',
    params: z.object({ kind, id }),
    body: z.object({ ...why, suspended: z.boolean() }),
    response: z.object({ suspended: z.boolean() }),
    errors: ['not_found', 'confirmation_needed'],
  },
} satisfies Endpoints;
