// How a company is verified: what it submits, and what operators decided.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { line, neededLine, orNull, website } from '../http/fields.ts';
import { time } from '../http/shapes.ts';
import { limits } from '../limits.ts';
import {
  codeOfConduct,
  countryCodes,
  declineReasons,
  verificationStates,
  type DeclineReason,
} from '../vocabularies/verification.ts';

const nullableText = z.nullable(z.string());
export const declineReason = z.enum(Object.keys(declineReasons) as [DeclineReason, ...DeclineReason[]]);

const details = z.object({
  legal_name: z.string(),
  website: nullableText,
  country: z.string(),
  registration_number: nullableText,
  contact_role: z.string(),
});

export const verification = z.object({
  state: z.enum(verificationStates),
  company_name: nullableText,
  website: nullableText,
  /** What was submitted last; null before the first time. */
  submitted: z.nullable(z.extend(details, { submitted_at: time })),
  /** A new name or website that operators look at while students see the old one. */
  change: z.nullable(z.object({ company_name: z.string(), website: nullableText })),
  /** Why operators declined the latest submission. */
  declined: z.nullable(z.object({ reason: declineReason, note: nullableText })),
  /** Only owners submit the company. */
  can: z.object({ submit: z.boolean() }),
});
export type Verification = z.infer<typeof verification>;

export const verificationForm = z.object({
  legal_name: neededLine(limits.nameMaxLength, 'Enter the legal name of your business.'),
  website: orNull(website),
  country: z.enum(countryCodes as [string, ...string[]], 'Choose a country.'),
  /** Empty for sole traders. */
  registration_number: orNull(line(limits.registrationNumberMaxLength)),
  contact_role: neededLine(limits.nameMaxLength, 'Enter your role, like Owner or Marketing manager.'),
  conduct: z.literal(codeOfConduct.version, 'Please accept the code of conduct.'),
});

export const companiesVerification = {
  'GET /api/company/verification': {
    summary: 'Whether students can see my company, and why not',
    access: 'company',
    response: verification,
  },
  'POST /api/company/verification': {
    summary: 'Submit my company to be verified',
    access: 'company',
    body: verificationForm,
    response: verification,
    errors: ['company_name_needed', 'email_not_verified', 'conflict'],
  },
} satisfies Endpoints;
