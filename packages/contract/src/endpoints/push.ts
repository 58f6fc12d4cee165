// Notifications on a device (Web Push), for the session that asks.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';

/** What a browser's PushSubscription contains. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000)),
  p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

export const push = {
  'GET /api/session/push': {
    summary: 'Whether this session gets notifications on its device, and the key to subscribe with',
    access: 'signed-in',
    /** `key` is null where the platform sends none. */
    response: z.object({ key: z.nullable(z.string()), on: z.boolean() }),
  },
  'PUT /api/session/push': {
    summary: 'Get notifications on this device until the session ends',
    access: 'signed-in',
    body: pushSubscription,
    errors: ['session_ended', 'push_refused'],
  },
  'DELETE /api/session/push': {
    summary: 'Get no more notifications on this device',
    access: 'signed-in',
    errors: ['session_ended'],
  },
} satisfies Endpoints;
