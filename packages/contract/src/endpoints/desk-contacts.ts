// Removed contact details at the desk: the queue, one with its original, and the decision.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { orNull, text } from '../http/fields.ts';
import { id, time } from '../http/shapes.ts';
import { limits } from '../limits.ts';
import {
  contactActions,
  contactKinds,
  removedPlaces,
  type ContactKind,
} from '../vocabularies/contact-details.ts';
import { reportOutcomes } from '../vocabularies/reports.ts';

const kind = z.enum(Object.keys(contactKinds) as [ContactKind, ...ContactKind[]]);
/** The operator who has claimed it. */
const claim = z.nullable(z.object({ name: z.string(), you: z.boolean() }));
const nullableText = z.nullable(z.string());

const listed = z.object({
  id,
  number: z.int(),
  place: z.enum(removedPlaces),
  kinds: z.array(kind),
  /** A plan to meet alone. */
  urgent: z.boolean(),
  company: nullableText,
  /** The person who wrote it. */
  person: nullableText,
  claim,
  created_at: time,
});
export type ListedContact = z.infer<typeof listed>;

const opened = z.extend(listed, {
  /** First name of the student; null once the account is deleted. */
  student: nullableText,
  original: z.string(),
  /** What was found in the original, by offset. */
  found: z.array(z.object({ kind, start: z.int(), end: z.int() })),
  outcome: z.nullable(z.enum(reportOutcomes)),
  /** Of the same company before this one, counted up to 100. */
  earlier: z.object({ count: z.int(), with_action: z.int() }),
  can: z.object({ decide: z.boolean() }),
});
export type OpenedContact = z.infer<typeof opened>;

const params = z.object({ id });

export const deskContacts = {
  'GET /api/desk/contacts': {
    summary:
      'Removed contact details without a decision, plans to meet alone first and then by age, at most 100',
    access: 'operator',
    response: z.object({ items: z.array(listed) }),
  },
  'POST /api/desk/contacts/:id/opening': {
    summary: 'Read the original and claim it, unless another operator did. It is recorded',
    access: 'operator',
    params,
    response: opened,
    errors: ['not_found'],
  },
  'POST /api/desk/contacts/:id/release': {
    summary: 'Let other operators decide about one that I claimed',
    access: 'operator',
    params,
    errors: ['not_found', 'already_decided', 'conflict'],
  },
  'POST /api/desk/contacts/:id/decision': {
    summary: 'Take the actions and close one that I claimed. No action is a decision, too',
    access: 'operator',
    params,
    body: z.object({
      actions: z.array(z.enum(contactActions)).check(z.maxLength(contactActions.length)),
      note: z._default(orNull(text(limits.deskNoteMaxLength)), null),
    }),
    errors: ['not_found', 'already_decided', 'conflict'],
  },
} satisfies Endpoints;
