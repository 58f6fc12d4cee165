import { createInvalidator } from '../lib/live/invalidate-topics.ts';
import { live } from '../lib/live/live.ts';
import { whenLoaded } from '../lib/query/first-load.ts';
import { queryClient } from '../lib/query/query-client.ts';

/** The stream opens after the page has loaded. Then everything is refetched once, so nothing is missed. */
export function followInvalidations() {
  const invalidate = createInvalidator(queryClient);
  live.onInvalidation((invalidation) => void invalidate(invalidation));
  whenLoaded(live.start);
}
