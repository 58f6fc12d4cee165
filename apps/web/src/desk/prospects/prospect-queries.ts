// Waitlist entries and inquiries in the desk's cache.
import type { OpenedProspect, ProspectFilter } from '@questline/contract';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { byCursor } from '../../lib/query/by-cursor.ts';
import { deskApi } from '../desk-queries.ts';

export const prospectsKey = ['prospects'] as const;

/** The desk has no live stream, so it asks every 15 seconds. */
export const newProspectsQuery = queryOptions({
  queryKey: [...prospectsKey, 'new'],
  queryFn: () => deskApi('GET /api/desk/prospects/new'),
  refetchInterval: 15_000,
});

export const prospectListQuery = (filter: ProspectFilter) =>
  infiniteQueryOptions({
    queryKey: [...prospectsKey, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      deskApi('POST /api/desk/prospects/search', { body: { ...filter, after: pageParam } }, { signal }),
    ...byCursor,
  });

/** Opening one is recorded, so it happens once. */
export const prospectQuery = (id: string) =>
  queryOptions({
    queryKey: ['prospect', id],
    queryFn: () => deskApi('POST /api/desk/prospects/:id/opening', { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Shows what a change returned, here and in the list. */
export function showProspect(client: QueryClient, prospect: OpenedProspect) {
  client.setQueryData(prospectQuery(prospect.id).queryKey, prospect);
  void client.invalidateQueries({ queryKey: prospectsKey });
}
