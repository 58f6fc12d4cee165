// Email corrections that need a lead's approval, in the desk's cache.
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../desk-queries.ts';

/** The desk has no live stream, so it asks every 15 seconds. */
export const correctionsQuery = queryOptions({
  queryKey: ['corrections'],
  queryFn: async () => (await deskApi('GET /api/desk/email-corrections')).items,
  refetchInterval: 15_000,
});
