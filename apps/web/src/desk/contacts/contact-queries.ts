// Removed contact details in the desk's cache.
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../desk-queries.ts';

/** The desk has no live stream, so it asks every 15 seconds. */
export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: async () => (await deskApi('GET /api/desk/contacts')).items,
  refetchInterval: 15_000,
});

/** Opening one claims it and is recorded, so it happens once. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['contact', id],
    queryFn: () => deskApi('POST /api/desk/contacts/:id/opening', { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });
