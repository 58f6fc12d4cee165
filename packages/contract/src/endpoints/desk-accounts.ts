// What operators do with accounts beyond suspending them: emails about signing in, corrections of emails, and permanent
// deletion by leads.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { orNull, text } from '../http/fields.ts';
import { emailAddress, id, time } from '../http/shapes.ts';
import { limits } from '../limits.ts';
import {
  accountEmails,
  accountKinds,
  deskReasons,
  emailProofs,
  type EmailProof,
} from '../vocabularies/desk.ts';

const why = {
  reason: z.enum(deskReasons),
  note: z._default(orNull(text(limits.deskNoteMaxLength)), null),
};
const params = z.object({ kind: z.enum(accountKinds), id });

const proof = z.enum(Object.keys(emailProofs) as [EmailProof, ...EmailProof[]]);

const listedCorrection = z.object({
  /** Of the person whose email it is. */
  id,
  is_student: z.boolean(),
  proof,
  requested_by: z.object({ name: z.string(), you: z.boolean() }),
  created_at: time,
  can: z.object({ approve: z.boolean() }),
});
export type ListedCorrection = z.infer<typeof listedCorrection>;

export const deskAccounts = {
  'GET /api/desk/email-corrections': {
    summary: 'Corrections of emails that need the approval of a lead, oldest first, at most 100',
    access: 'lead',
    response: z.object({ items: z.array(listedCorrection) }),
  },
  'POST /api/desk/people/:id/emails': {
    summary:
      'Send a person the email to verify their address or to reset their password. The reason is recorded',
    access: 'operator',
    params: z.object({ id }),
    body: z.object({ ...why, email: z.enum(accountEmails) }),
    errors: ['already_verified'],
  },
  'POST /api/desk/people/:id/email-correction': {
    summary: "Correct a person's email after proof. It needs the approval of a lead, and a passkey",
    access: 'operator',
    params: z.object({ id }),
    body: z.object({
      ...why,
      email: emailAddress('Please enter a valid email'),
      proof,
    }),
    errors: ['confirmation_needed', 'email_taken', 'email_corrected_recently'],
  },
  'POST /api/desk/people/:id/email-correction/approval': {
    summary:
      'Approve a correction that someone else started. The old address can stop it for a day before the new one can confirm it. Needs a passkey',
    access: 'lead',
    params: z.object({ id }),
    errors: ['confirmation_needed', 'second_person_needed'],
  },
  'DELETE /api/desk/people/:id/email-correction': {
    summary: 'Decline a correction that nobody has approved yet. Nothing was sent',
    access: 'lead',
    params: z.object({ id }),
  },
  'POST /api/desk/accounts/:kind/:id/deletion-request': {
    summary: 'First step of deleting an account permanently: the reason. Needs a passkey',
    access: 'lead',
    params,
    body: z.object(why),
    errors: ['confirmation_needed'],
  },
  'POST /api/desk/accounts/:kind/:id/deletion': {
    summary:
      "Second step: the account's name, and the passkey again. Deletes what deleting one's own account does",
    access: 'lead',
    params,
    body: z.object({ name: z.string().check(z.trim(), z.maxLength(200)) }),
    errors: ['confirmation_needed', 'deletion_not_requested', 'name_mismatch', 'last_owner'],
  },
} satisfies Endpoints;
