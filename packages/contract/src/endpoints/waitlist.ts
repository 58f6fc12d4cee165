// The waitlist: anyone can join, and nobody can find out who has.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { formStamp, stamped } from '../http/form-stamp.ts';
import { emailAddress } from '../http/shapes.ts';

export const waitlistJoin = z.object({
  email: emailAddress('Please enter a valid email'),
  pilot_interest: z.boolean(),
  ...stamped,
});

export const waitlist = {
  'GET /api/waitlist/stamp': {
    summary: 'A stamp for the waitlist form',
    access: 'public',
    response: formStamp,
  },
  'POST /api/waitlist': {
    summary: 'Join the waitlist, or change the answer. The response is the same for every email address',
    access: 'public',
    body: waitlistJoin,
    errors: ['stamp_refused'],
  },
  'POST /api/waitlist/removal': {
    summary: 'Leave the waitlist with the link from the email',
    access: 'public',
    body: z.object({ token: z.string().check(z.maxLength(500)) }),
    errors: ['link_expired'],
  },
} satisfies Endpoints;
