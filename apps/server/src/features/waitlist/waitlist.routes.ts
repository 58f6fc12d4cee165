import type { waitlist } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import type { WaitlistDeps } from './waitlist.deps.ts';

export const waitlistRoutes = (deps: WaitlistDeps): Handlers<typeof waitlist> => ({
  'GET /api/waitlist/stamp': async () => deps.stamps.give('waitlist'),
  'POST /api/waitlist': ({ db, actor, input, http }) =>
    joinWaitlist(deps, { db, actor, network: http.address }, input.body),
  'POST /api/waitlist/removal': ({ db, input }) => leaveWaitlist(deps, db, input.body.token),
});
