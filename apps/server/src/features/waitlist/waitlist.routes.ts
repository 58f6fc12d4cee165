import type { waitlist } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import type { WaitlistNeeds } from './waitlist.deps.ts';

export const waitlistRoutes = (needs: WaitlistNeeds): Handlers<typeof waitlist> => ({
  'GET /api/waitlist/stamp': async () => needs.stamps.give('waitlist'),
  'POST /api/waitlist': ({ db, actor, input, http }) =>
    joinWaitlist(needs, { db, actor, network: http.address }, input.body),
  'POST /api/waitlist/removal': ({ db, input }) => leaveWaitlist(needs, db, input.body.token),
});
