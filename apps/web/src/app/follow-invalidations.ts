import { createInvalidator } from '../lib/live/invalidate-topics.ts';
import { live } from '../lib/live/live.ts';
import { queryClient } from '../lib/query/query-client.ts';

export function followInvalidations() {
  const invalidate = createInvalidator(queryClient);
  live.onInvalidation((invalidation) => void invalidate(invalidation));
  live.start();
}
