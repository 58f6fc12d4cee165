// What a student reads of own applications. The key begins with the topic, so that news of it asks again.
import type { ApplicationTab } from '@questline/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

export const ownApplicationsQuery = (tab: ApplicationTab) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'own', tab],
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/applications', { query: { tab, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
