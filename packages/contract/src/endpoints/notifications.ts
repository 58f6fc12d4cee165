// Notifications and notification preferences.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { notificationKinds } from '../vocabularies/notifications.ts';
import { id, page, time } from '../http/shapes.ts';

const kind = z.enum(notificationKinds);

export const notification = z.object({
  id,
  kind,
  /** One sentence. */
  text: z.string(),
  /** The page it opens, including the query. */
  path: z.string(),
  /** How many unread notifications about the same subject it combines. */
  count: z.int(),
  read: z.boolean(),
  created_at: time,
});
export type Notification = z.infer<typeof notification>;

export const notificationPreferences = z.object({
  /** If off, only account emails are sent. */
  mail: z.boolean(),
  /** Kinds for this account type. `mail` is null for kinds that never send an email; `push` is for devices that get
   *  notifications at all. */
  events: z.array(z.object({ kind, in_app: z.boolean(), mail: z.nullable(z.boolean()), push: z.boolean() })),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const notifications = {
  'GET /api/notifications': {
    summary: 'My notifications, newest first; only the latest about each subject',
    access: 'signed-in',
    query: z.object({ before: z.optional(id) }),
    response: page(notification),
  },
  'GET /api/notifications/unread': {
    summary: 'Number of unread notifications, at most 100',
    access: 'signed-in',
    response: z.object({ count: z.int() }),
  },
  'GET /api/notifications/:id': {
    summary: 'One of my notifications',
    access: 'signed-in',
    params: z.object({ id }),
    response: notification,
  },
  'PUT /api/notifications/:id/read': {
    summary: 'Mark a notification as read',
    access: 'signed-in',
    params: z.object({ id }),
  },
  'PUT /api/notifications/read': {
    summary: 'Mark notifications as read, up to the newest one shown',
    access: 'signed-in',
    body: z.object({ up_to: id }),
  },
  'GET /api/notifications/preferences': {
    summary: 'My notification preferences',
    access: 'signed-in',
    response: notificationPreferences,
  },
  'PATCH /api/notifications/preferences': {
    summary: 'Change notification preferences',
    access: 'signed-in',
    body: z.object({
      mail: z.optional(z.boolean()),
      events: z._default(
        z.array(
          z.object({
            kind,
            in_app: z.optional(z.boolean()),
            mail: z.optional(z.boolean()),
            push: z.optional(z.boolean()),
          }),
        ),
        [],
      ),
    }),
    response: notificationPreferences,
  },
  'POST /api/unsubscribe': {
    summary: 'Unsubscribe from one kind of email, or from all; also for one-click unsubscribe (RFC 8058)',
    access: 'public',
    query: z.object({
      token: z.string().check(z.maxLength(500)),
      all: z.optional(z.literal('true')),
    }),
    errors: ['link_expired'],
  },
} satisfies Endpoints;
