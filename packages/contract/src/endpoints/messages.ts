// Conversations between a student and a company: one per initiative, and one without an initiative. The client names a
// conversation or a contact; the server decides who may write and who receives the message.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { atMost, contactDetailsConfirmed, line, readable } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { author, day, id, page, pageQuery, time } from '../http/shapes.ts';
import { applicationStatuses, conversationStatuses } from '../vocabularies/statuses.ts';
import { userTypes } from '../vocabularies/vocabularies.ts';

/** A person; the name is never empty. */
export const person = z.object({
  id,
  user_type: z.enum(userTypes),
  name: z.string(),
  picture_url: z.nullable(z.string()),
});
const about = z.nullable(z.object({ id, name: z.string() }));

/** What I have to wait for before I can write again, if anything. `paused`: the student's guardian paused the account. */
const wait = z.nullable(z.enum(['paused', 'reply', 'tomorrow']));

export const conversation = z.object({
  id,
  other: person,
  /** Null if it isn't about an initiative. */
  initiative: about,
  application_status: z.enum(conversationStatuses),
  last_message: z.nullable(
    z.object({
      id,
      preview: z.string(),
      mine: z.boolean(),
      /** The teammate who wrote it, for a company. */
      author,
      read: z.boolean(),
      created_at: time,
    }),
  ),
  unread: z.int(),
  /** Nobody can write in it anymore. */
  closed: z.boolean(),
  can: z.object({ reply: z.boolean(), close: z.boolean(), reopen: z.boolean(), block: z.boolean() }),
  wait,
  /** For a company: the day a student who is on a break is back. */
  back_on: z.nullable(day),
});
export type Conversation = z.infer<typeof conversation>;

export const message = z.object({
  id,
  conversation_id: id,
  /** Chosen by the sender's browser, to recognize its own messages. */
  client_id: id,
  sender_id: id,
  author,
  subject: z.nullable(z.string()),
  content: z.string(),
  mine: z.boolean(),
  /** Whether the recipient has read it. */
  read: z.boolean(),
  created_at: time,
});
export type Message = z.infer<typeof message>;

export const contact = z.object({
  /** Id of the application behind this contact. */
  id,
  other: person,
  initiative: z.object({ id, name: z.string() }),
  status: z.enum(applicationStatuses),
  /** Their conversation about this initiative, if there is one. */
  conversation_id: z.nullable(id),
});
export type Contact = z.infer<typeof contact>;

const content = z
  .string()
  .check(z.trim(), readable('Please write a message'), atMost(limits.messageMaxLength));
const params = z.object({ id });

/** Either a reply in a conversation or a first message to a contact. */
export const messageToSend = z
  .object({
    client_id: id,
    conversation_id: z.optional(id),
    to: z.optional(z.object({ user_id: id, initiative_id: z._default(z.nullable(id), null) })),
    subject: z._default(line(limits.subjectMaxLength), ''),
    content,
    contact_details_confirmed: contactDetailsConfirmed,
  })
  .check(
    z.refine((it) => (it.conversation_id === undefined) !== (it.to === undefined), {
      path: ['to'],
      error: 'Name a conversation or a contact',
    }),
    z.refine((it) => it.to === undefined || it.subject !== '', {
      path: ['subject'],
      error: 'Please fill in both subject and message content.',
    }),
  );

export const messages = {
  'GET /api/conversations': {
    summary: 'My conversations, latest message first; `before` is the last_message.id of the last item',
    access: 'signed-in',
    query: z.object({
      before: z.optional(id),
      unread: z.optional(z.literal('true')),
      /** These two filters are for a company's inbox. */
      initiative_id: z.optional(id),
      application_status: z.optional(z.enum(conversationStatuses)),
    }),
    response: page(conversation),
    errors: ['not_found'],
  },
  'GET /api/conversations/unread': {
    summary: 'Number of unread messages, at most 100',
    access: 'signed-in',
    response: z.object({ count: z.int() }),
  },
  'GET /api/conversations/with': {
    summary: 'The conversation with a contact, if there is one, and whether I can write',
    access: 'signed-in',
    query: z.object({ user_id: id, initiative_id: z.optional(id) }),
    response: z.object({
      other: person,
      initiative: about,
      conversation_id: z.nullable(id),
      can: z.object({ write: z.boolean() }),
      wait,
    }),
    errors: ['not_found'],
  },
  'GET /api/conversations/:id': {
    summary: 'One of my conversations',
    access: 'signed-in',
    params,
    response: conversation,
  },
  'GET /api/conversations/:id/messages': {
    summary: 'Messages of a conversation, newest first',
    access: 'signed-in',
    params,
    query: pageQuery,
    response: page(message),
  },
  'PUT /api/conversations/:id/read': {
    summary: 'Mark messages up to this one as read',
    access: 'signed-in',
    params,
    body: z.object({ message_id: id }),
  },
  'PUT /api/conversations/:id/closed': {
    summary: 'Close a conversation, or reopen one that I closed',
    access: 'student',
    params,
    body: z.object({ closed: z.boolean() }),
    response: conversation,
    errors: ['conversation_closed'],
  },
  'GET /api/messages/:id': {
    summary: 'A message, to find its conversation: links in emails only contain the message id',
    access: 'signed-in',
    params,
    response: message,
  },
  'POST /api/messages': {
    summary: 'Reply in a conversation or write to a contact (idempotent by client_id)',
    access: 'signed-in',
    body: messageToSend,
    response: message,
    errors: [
      'conversation_not_allowed',
      'conversation_closed',
      'company_suspended',
      'email_not_verified',
      'account_paused',
      'student_paused',
      'reply_needed',
      'messages_used_up',
      'contact_details',
    ],
  },
  'GET /api/contacts': {
    summary:
      'People I can message, by application, newest first. A page can be short or empty and still have a next page',
    access: 'signed-in',
    query: z.object({
      before: z.optional(id),
      /** Words from the person's or the initiative's name. */
      q: z._default(line(limits.searchMaxLength), ''),
    }),
    response: z.extend(page(contact), { can: z.object({ write: z.boolean() }) }),
  },
} satisfies Endpoints;
