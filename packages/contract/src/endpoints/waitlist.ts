// The waitlist: everybody can join, nobody can learn who has.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { formStamp, stamped } from '../http/form-stamp.ts';
import { emailAddress } from '../http/shapes.ts';

export const waitlistJoin = z.object({
  email: emailAddress('Please enter a valid email'),
  /** Yes, consider me for pilot! */
  pilot_interest: z.boolean(),
  ...stamped,
});

export const waitlist = {
  'GET /api/waitlist/stamp': {
    summary: 'A stamp for the form of the waitlist',
    access: 'public',
    response: formStamp,
  },
  'POST /api/waitlist': {
    summary: 'Join; asking again changes the choice. The answer is the same for every address',
    access: 'public',
    body: waitlistJoin,
    errors: ['stamp_refused'],
  },
  'POST /api/waitlist/removal': {
    summary: 'Take an address off the list with the link of its receipt',
    access: 'public',
    body: z.object({ token: z.string().check(z.maxLength(500)) }),
    errors: ['link_expired'],
  },
} satisfies Endpoints;
