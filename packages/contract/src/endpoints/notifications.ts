// What somebody is told, and what they want to be told.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { notificationKinds } from '../vocabularies/notices.ts';
import { id, page, time } from '../http/shapes.ts';

const kind = z.enum(notificationKinds);

const notification = z.object({
  id,
  kind,
  /** What it says, in one sentence. */
  text: z.string(),
  /** The page that it leads to, with its query. */
  path: z.string(),
  /** How many unread ones about the same it stands for. */
  count: z.int(),
  read: z.boolean(),
  created_at: time,
});
export type Notification = z.infer<typeof notification>;

const preferences = z.object({
  /** Off: no mail at all, but those about the account itself. */
  mail: z.boolean(),
  /** Those that concern this kind of account. `mail` is null where none is ever sent. */
  events: z.array(z.object({ kind, in_app: z.boolean(), mail: z.nullable(z.boolean()) })),
});
export type NotificationPreferences = z.infer<typeof preferences>;

export const notifications = {
  'GET /api/notifications': {
    summary: 'What I am told, the newest first; of several about one subject the last',
    access: 'signed-in',
    query: z.object({ before: z.optional(id) }),
    response: page(notification),
  },
  'GET /api/notifications/unread': {
    summary: 'How many I have not read; beyond 99 it says 100',
    access: 'signed-in',
    response: z.object({ count: z.int() }),
  },
  'PUT /api/notifications/:id/read': {
    summary: 'I have read this',
    access: 'signed-in',
    params: z.object({ id }),
  },
  'PUT /api/notifications/read': {
    summary: 'I have read everything up to the newest that was shown',
    access: 'signed-in',
    body: z.object({ up_to: id }),
  },
  'GET /api/notifications/preferences': {
    summary: 'What I want to be told, and how',
    access: 'signed-in',
    response: preferences,
  },
  'PATCH /api/notifications/preferences': {
    summary: 'Change some of it',
    access: 'signed-in',
    body: z.object({
      mail: z.optional(z.boolean()),
      events: z._default(
        z.array(z.object({ kind, in_app: z.optional(z.boolean()), mail: z.optional(z.boolean()) })),
        [],
      ),
    }),
    response: preferences,
  },
  'POST /api/unsubscribe': {
    summary:
      'Stop the mails that a link in one of them names, or all; also for the one click of a mail program',
    access: 'public',
    query: z.object({
      token: z.string().check(z.maxLength(500)),
      all: z.optional(z.literal('true')),
    }),
    errors: ['link_expired'],
  },
} satisfies Endpoints;
