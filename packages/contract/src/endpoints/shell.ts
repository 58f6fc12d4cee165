// What every signed-in page shows around its content, in one response. Each part also has its own endpoint, for when
// only that part has changed.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { guardianPauses } from '../vocabularies/guardians.ts';
import { verificationStates } from '../vocabularies/verification.ts';
import { yourTurn } from './home.ts';
import { notification } from './notifications.ts';
import { ownBreak, ownTimeZone, welcomeQuest } from './students.ts';

const count = z.object({ count: z.int() });

export const shellParts = z.object({
  /** At most 100. */
  unread_messages: count,
  /** At most 100. */
  unread_notifications: count,
  /** Unread acceptances among my latest notifications, newest first; empty for companies. */
  acceptances: z.array(notification),
  /** Whether my guardian paused my account or withdrew permission; null for companies. */
  paused: z.nullable(z.enum(guardianPauses)),
  /** Whether operators have verified the company; null for students. */
  verification: z.nullable(z.enum(verificationStates)),
  /** Null for students. */
  your_turn: z.nullable(yourTurn),
  /** Null for companies. */
  welcome_quest: z.nullable(welcomeQuest),
  /** Null for companies. */
  time_zone: z.nullable(ownTimeZone),
  /** Null for companies. */
  break: z.nullable(ownBreak),
});
export type ShellParts = z.infer<typeof shellParts>;

export const shell = {
  'GET /api/shell': {
    summary: 'What every page shows around its content: unread counts, and for students the welcome quest',
    access: 'signed-in',
    response: shellParts,
  },
} satisfies Endpoints;
