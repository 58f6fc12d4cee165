// Emails that couldn't be delivered, at the desk: the queue by recipient, one recipient, and the decision.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { orNull, text } from '../http/fields.ts';
import { cursor, id, time } from '../http/shapes.ts';
import { limits } from '../limits.ts';
import { deskReasons } from '../vocabularies/desk.ts';
import { failedEmailStates, failureDecisions, recipientSources } from '../vocabularies/failed-emails.ts';

const nullableText = z.nullable(z.string());
const failed = {
  kind: z.string(),
  attempts: z.int(),
  /** A reply code such as 550, or the kind of error. Never the server's words, which quote the address. */
  last_error: nullableText,
};

const listed = z.object({
  id,
  /** Null if the email couldn't be written, or the account is deleted. */
  recipient_of: z.nullable(z.enum(recipientSources)),
  /** r•••@example.com */
  masked: nullableText,
  ...failed,
  status: z.enum(failedEmailStates),
  /** How many failed. Everything above is about the newest one. */
  emails: z.int(),
  failed_at: time,
});
export type ListedFailure = z.infer<typeof listed>;

const opened = z.extend(listed, {
  /** At most 20, newest first. */
  newest: z.array(
    z.object({
      id,
      ...failed,
      status: z.enum(['queued', 'sent', 'dropped', 'held', ...failedEmailStates]),
      finished_at: z.nullable(time),
    }),
  ),
  decision: z.nullable(z.enum(failureDecisions)),
  /** Who decided, and when. */
  operator: nullableText,
  closed_at: z.nullable(time),
  /** How often operators decided about the same recipient before, counted up to 100. */
  earlier: z.int(),
  can: z.object({ decide: z.boolean(), resend: z.boolean(), read_recipient: z.boolean() }),
});
export type OpenedFailure = z.infer<typeof opened>;

const params = z.object({ id });
const note = z._default(orNull(text(limits.deskNoteMaxLength)), null);

export const deskEmails = {
  'GET /api/desk/emails': {
    summary: "Recipients whose emails couldn't be delivered, newest first, and how many there are up to 100",
    access: 'operator',
    query: z.object({ after: z.optional(cursor) }),
    response: z.object({ items: z.array(listed), next: z.nullable(cursor), count: z.int() }),
  },
  'GET /api/desk/emails/:id': {
    summary: "One recipient with the emails that couldn't be delivered",
    access: 'operator',
    params,
    response: opened,
    errors: ['not_found'],
  },
  'POST /api/desk/emails/:id/recipient': {
    summary: 'The address of the recipient. The reason is recorded',
    access: 'operator',
    params,
    body: z.object({ reason: z.enum(deskReasons), note }),
    response: z.object({ email: nullableText }),
    errors: ['not_found'],
  },
  'POST /api/desk/emails/:id/decision': {
    summary: 'Send the emails again, or mark them as handled. Only the first decision counts',
    access: 'operator',
    params,
    body: z.object({ decision: z.enum(failureDecisions), note }),
    errors: ['not_found', 'already_decided', 'conflict'],
  },
} satisfies Endpoints;
