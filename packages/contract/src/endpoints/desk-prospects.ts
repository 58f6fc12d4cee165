// Waitlist entries and inquiries at the desk: the lists, notes, invitations to sign up, and the file.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { atMost, orNull, readable, text } from '../http/fields.ts';
import { id, page, time } from '../http/shapes.ts';
import { limits } from '../limits.ts';
import { deskReasons, prospectKinds, prospectStatuses } from '../vocabularies/desk.ts';
import { userTypes } from '../vocabularies/vocabularies.ts';

const nullableText = z.nullable(z.string());
const nullableTime = z.nullable(time);
const kind = z.enum(prospectKinds);
const status = z.enum(prospectStatuses);
const invitedAs = z.enum(userTypes);

const listed = z.object({
  id,
  kind,
  email: z.string(),
  status,
  /** Of a waitlist entry. */
  pilot_interest: z.nullable(z.boolean()),
  /** Of an inquiry. */
  company: nullableText,
  contact_name: nullableText,
  created_at: time,
});
export type ListedProspect = z.infer<typeof listed>;

const opened = z.extend(listed, {
  website: nullableText,
  wishes: z.array(z.string()),
  message: nullableText,
  invited_as: z.nullable(invitedAs),
  /** The last invitation, also after it was canceled. */
  invited_at: nullableTime,
  joined_at: nullableTime,
  has_account: z.boolean(),
  notes: z.array(z.object({ id, text: z.string(), operator: z.string(), created_at: time })),
  log: z.array(z.object({ id, what: z.string(), operator: z.string(), created_at: time })),
  can: z.object({
    invite: z.boolean(),
    /** When another email can be sent; null if it can be now. */
    invite_after: nullableTime,
    cancel: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
  }),
});
export type OpenedProspect = z.infer<typeof opened>;

const exported = z.object({
  email: z.string(),
  status,
  pilot_interest: z.nullable(z.boolean()),
  company: nullableText,
  contact_name: nullableText,
  website: nullableText,
  wishes: z.array(z.string()),
  message: nullableText,
  invited_as: z.nullable(invitedAs),
  invited_at: nullableTime,
  joined_at: nullableTime,
  notes: nullableText,
  created_at: time,
  updated_at: nullableTime,
});
export type ExportedProspect = z.infer<typeof exported>;

/** In the body, so that no email ends up in the log of a proxy. */
const filter = z.object({
  kind,
  status: z.nullable(status),
  term: orNull(
    z.string().check(
      z.trim(),
      atMost(limits.emailMaxLength),
      z.refine(
        (term) => term === '' || term.length >= limits.deskSearchMinLength,
        `Enter at least ${limits.deskSearchMinLength} characters.`,
      ),
    ),
  ),
  oldest_first: z.boolean(),
  /** The last one of the page before. */
  after: z.nullable(id),
});
export type ProspectFilter = Omit<z.infer<typeof filter>, 'after'>;

const params = z.object({ id });
const changed = { access: 'operator', params, response: opened } as const;

export const deskProspects = {
  'GET /api/desk/prospects/new': {
    summary: 'How many waitlist entries and inquiries are new, each counted up to 100',
    access: 'operator',
    response: z.object({ waitlist: z.int(), inquiry: z.int() }),
  },
  'POST /api/desk/prospects/search': {
    summary: 'Waitlist entries or inquiries, newest or oldest first, by status and by email or name',
    access: 'operator',
    body: filter,
    response: page(listed),
  },
  'POST /api/desk/prospects/:id/opening': {
    ...changed,
    summary: 'One waitlist entry or inquiry with its notes. It is recorded',
    errors: ['not_found'],
  },
  'POST /api/desk/prospects/:id/notes': {
    ...changed,
    summary: 'Add a note for other operators',
    body: z.object({ text: text(limits.deskNoteMaxLength).check(readable('Enter a note.')) }),
    errors: ['not_found'],
  },
  'PUT /api/desk/prospects/:id/invitation': {
    ...changed,
    summary:
      'Send an invitation to sign up, or send it again, at most once an hour. Someone who has an account gets none',
    body: z.object({ as: invitedAs }),
    errors: ['not_found', 'conflict', 'invited_recently', 'invalid_input'],
  },
  'DELETE /api/desk/prospects/:id/invitation': {
    ...changed,
    summary: 'Cancel an invitation, so that its link stops working',
    errors: ['not_found', 'conflict'],
  },
  'PUT /api/desk/prospects/:id/closed': {
    ...changed,
    summary: 'Close one that is not a fit, or open it again',
    body: z.object({ closed: z.boolean() }),
    errors: ['not_found', 'conflict'],
  },
  'POST /api/desk/prospects/export': {
    summary: 'A page of the filtered list with everything about each one. The reason is recorded',
    access: 'operator',
    body: z.extend(filter, {
      reason: z.enum(deskReasons),
      note: z._default(orNull(text(limits.deskNoteMaxLength)), null),
    }),
    response: z.object({ items: z.array(exported), next: z.nullable(id) }),
  },
} satisfies Endpoints;
