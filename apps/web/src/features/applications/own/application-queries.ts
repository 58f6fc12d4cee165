// What a student reads of own applications. The key begins with the topic, so that news of it asks again.
import type { ApplicationTab } from '@questline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/session/session.ts';

export const ownApplicationsQuery = (tab: ApplicationTab) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'own', tab],
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/applications', { query: { tab, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const ownApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'own-one', id],
    queryFn: ({ signal }) => api('GET /api/applications/:id', { params: { id } }, { signal }),
  });

/** What a company sees of me before it accepts me. The same entry of the cache as my profile's preview uses. */
export const sharedProfileQuery = queryOptions({
  queryKey: ['students', 'own', 'preview', 'pending'],
  queryFn: ({ signal }) =>
    api('GET /api/student/profile/preview', { query: { stage: 'pending' } }, { signal }),
});
