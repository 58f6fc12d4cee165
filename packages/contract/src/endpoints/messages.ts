// Conversations between a student and a company: one for each initiative, and one about none. Who may open one and
// whom a message goes to is the server's to know: a browser names a conversation or a contact, never a recipient.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { line, readable } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { id, page, pageQuery, time } from '../http/shapes.ts';
import { applicationStatuses, standings } from '../vocabularies/statuses.ts';
import { userTypes } from '../vocabularies/vocabularies.ts';

/** Somebody, with a name to show in every case. */
const person = z.object({
  id,
  user_type: z.enum(userTypes),
  name: z.string(),
  picture_url: z.nullable(z.string()),
});
const about = z.nullable(z.object({ id, name: z.string() }));

/** What has to happen before I can write to them again, if anything. */
const wait = z.nullable(z.enum(['reply', 'tomorrow']));

const conversation = z.object({
  id,
  other: person,
  /** What it is about, or null: nothing in particular. */
  initiative: about,
  standing: z.enum(standings),
  last_message: z.nullable(
    z.object({ id, preview: z.string(), mine: z.boolean(), read: z.boolean(), created_at: time }),
  ),
  unread: z.int(),
  /** Nobody can write in it any more. */
  closed: z.boolean(),
  can: z.object({ reply: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
  wait,
});
export type Conversation = z.infer<typeof conversation>;

const message = z.object({
  id,
  conversation_id: id,
  /** The sender's own name for it, by which a browser knows what it sent. */
  client_id: id,
  sender_id: id,
  subject: z.nullable(z.string()),
  content: z.string(),
  mine: z.boolean(),
  /** By whom it was sent to. */
  read: z.boolean(),
  created_at: time,
});
export type Message = z.infer<typeof message>;

const contact = z.object({
  /** The application's that makes them one. */
  id,
  other: person,
  initiative: z.object({ id, name: z.string() }),
  status: z.enum(applicationStatuses),
  /** What the two have said about this initiative, if anything. */
  conversation_id: z.nullable(id),
});
export type Contact = z.infer<typeof contact>;

const content = z
  .string()
  .check(
    z.trim(),
    readable('Please write a message'),
    z.maxLength(limits.messageMaxLength, `Use at most ${limits.messageMaxLength} characters.`),
  );
const params = z.object({ id });

/** Either an answer in a conversation, or the first words to a contact. */
export const messageToSend = z
  .object({
    client_id: id,
    conversation_id: z.optional(id),
    to: z.optional(z.object({ user_id: id, initiative_id: z._default(z.nullable(id), null) })),
    subject: z._default(line(limits.subjectMaxLength), ''),
    content,
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
    summary:
      'My conversations, the one with the newest message first; `before` is the last_message.id of the last',
    access: 'signed-in',
    query: z.object({
      before: z.optional(id),
      unread: z.optional(z.literal('true')),
      /** These two are filters of a company's inbox. */
      initiative_id: z.optional(id),
      standing: z.optional(z.enum(standings)),
    }),
    response: page(conversation),
    errors: ['not_found'],
  },
  'GET /api/conversations/unread': {
    summary: 'How many messages I have not read; beyond 99 it says 100',
    access: 'signed-in',
    response: z.object({ count: z.int() }),
  },
  'GET /api/conversations/with': {
    summary: 'The conversation with a contact, if there is one, and whether I may write',
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
    summary: 'A conversation of mine',
    access: 'signed-in',
    params,
    response: conversation,
  },
  'GET /api/conversations/:id/messages': {
    summary: 'Its messages, the newest first',
    access: 'signed-in',
    params,
    query: pageQuery,
    response: page(message),
  },
  'PUT /api/conversations/:id/read': {
    summary: 'I have read everything up to this message',
    access: 'signed-in',
    params,
    body: z.object({ message_id: id }),
  },
  'PUT /api/conversations/:id/closed': {
    summary: 'Close a conversation of mine, or open one again that I closed',
    access: 'student',
    params,
    body: z.object({ closed: z.boolean() }),
    response: conversation,
    errors: ['conversation_closed'],
  },
  'GET /api/messages/:id': {
    summary: 'A message, to find its conversation by: the link of a mail names nothing else',
    access: 'signed-in',
    params,
    response: message,
  },
  'POST /api/messages': {
    summary: 'Answer in a conversation or write to a contact, once for a client_id',
    access: 'signed-in',
    body: messageToSend,
    response: message,
    errors: [
      'conversation_not_allowed',
      'conversation_closed',
      'email_not_verified',
      'reply_needed',
      'messages_used_up',
    ],
  },
  'GET /api/contacts': {
    summary:
      'Whom I can write to, by application, the newest first. A page may be short or empty and have a next',
    access: 'signed-in',
    query: z.object({
      before: z.optional(id),
      /** Words of the name or of the initiative. */
      q: z._default(line(limits.searchMaxLength), ''),
    }),
    response: z.extend(page(contact), { can: z.object({ write: z.boolean() }) }),
  },
} satisfies Endpoints;
