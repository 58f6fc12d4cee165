// Queries for the applications a company received. Keys begin with the topic, so an invalidation refetches them.
import type { ReceivedApplication } from '@questline/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { byCursor } from '../../../lib/query/by-cursor.ts';
import { api } from '../../../lib/session/session.ts';

export const receivedFilters = ['pending', 'accepted', 'rejected', 'ended', 'all'] as const;
export type ReceivedFilter = (typeof receivedFilters)[number];

/** Those without a decision oldest first, others newest first. */
export const receivedQuery = (filter: ReceivedFilter, initiative?: string) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'received', filter, initiative ?? null],
    // A teammate may be deciding about the same ones.
    meta: { immediate: true },
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/company/applications',
        {
          query: {
            ...(filter !== 'all' && { status: filter }),
            ...(initiative && { initiative_id: initiative }),
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    ...byCursor,
  });

/** How many applications each filter shows. */
export const receivedCountsQuery = (initiative?: string) =>
  queryOptions({
    queryKey: ['applications', 'received-count', initiative ?? null],
    queryFn: ({ signal }) =>
      api(
        'GET /api/company/applications/count',
        { query: { ...(initiative && { initiative_id: initiative }) } },
        { signal },
      ),
  });

type Listed = InfiniteData<{ items: ReceivedApplication[]; next: string | null }>;

/** Updates the cached lists with a decision immediately, then refetches. */
export function showDecided(queryClient: QueryClient, decided: ReceivedApplication) {
  for (const filter of receivedFilters)
    queryClient.setQueriesData<Listed>(
      { queryKey: ['applications', 'received', filter] },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.flatMap((it) => {
              if (it.id !== decided.id) return it;
              return filter === 'all' || filter === decided.status ? decided : [];
            }),
          })),
        },
    );
  return refetchApplications(queryClient);
}

export const refetchApplications = (queryClient: QueryClient) =>
  Promise.all(
    ['applications', 'students'].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })),
  );
