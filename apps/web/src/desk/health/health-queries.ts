// The health of the platform in the desk's cache.
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../desk-queries.ts';

/** Every 15 seconds, but only while the page is visible. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => deskApi('GET /api/desk/health'),
  refetchInterval: 15_000,
});
