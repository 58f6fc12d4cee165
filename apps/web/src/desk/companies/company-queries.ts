// Companies to verify, in the desk's cache.
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../desk-queries.ts';

/** The desk has no live stream, so it asks every 15 seconds. */
export const reviewsQuery = queryOptions({
  queryKey: ['reviews'],
  queryFn: async () => (await deskApi('GET /api/desk/companies')).items,
  refetchInterval: 15_000,
});

/** Opening a company claims it and is recorded, so it happens once. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: () => deskApi('POST /api/desk/companies/:id/opening', { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });
