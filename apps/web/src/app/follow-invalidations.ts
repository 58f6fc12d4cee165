import { createInvalidator } from '../lib/live/invalidate-topics.ts';
import { live } from '../lib/live/live.ts';
import { nudgeMaintenance } from '../lib/maintenance/maintenance.ts';
import { whenLoaded } from '../lib/query/first-load.ts';
import { session } from '../lib/session/session.ts';
import { queryClient } from '../lib/query/query-client.ts';

/** The stream opens after the page has loaded. Then everything is refetched once, so nothing is missed. */
export function followInvalidations() {
  const invalidate = createInvalidator(queryClient);
  live.onInvalidation((invalidation) => void invalidate(invalidation));
  live.onInvalidation((invalidation) => {
    // The person's role may have changed, or they are no longer on the team. Renewing the session finds out.
    if (invalidation.includes('team')) void session.recheckToken();
  });
  live.onInvalidation((invalidation) => {
    if (invalidation.includes('maintenance')) nudgeMaintenance();
  });
  whenLoaded(live.start);
}
