// Reports in the desk's cache.
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../desk-queries.ts';

/** The desk has no live stream, so it asks every 15 seconds. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: async () => (await deskApi('GET /api/desk/reports')).items,
  refetchInterval: 15_000,
});

/** Opening a report claims it and is recorded, so it happens once. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['report', id],
    queryFn: () => deskApi('POST /api/desk/reports/:id/opening', { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });
