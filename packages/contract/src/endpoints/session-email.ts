// A new email that operators entered after proof. The links are in emails to the new and to the old address.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { linkToken } from './session.ts';

export const sessionEmail = {
  'POST /api/session/email-change': {
    summary: 'Confirm the new email of an account, or stop or undo the change, with the link from the email',
    access: 'public',
    body: z.object({ token: linkToken, step: z.enum(['confirm', 'stop']) }),
    errors: ['link_expired', 'email_taken'],
  },
} satisfies Endpoints;
