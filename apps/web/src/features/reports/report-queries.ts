// What the signed-in person reported. Keys begin with the topic, so an invalidation refetches them.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../lib/query/by-cursor.ts';
import { api } from '../../lib/session/session.ts';

export const ownReportsQuery = infiniteQueryOptions({
  queryKey: ['reports', 'own'],
  queryFn: ({ signal, pageParam }) =>
    api('GET /api/reports', { query: pageParam ? { before: pageParam } : {} }, { signal }),
  ...byCursor,
});

export const crisisHelpQuery = queryOptions({
  queryKey: ['reports', 'help'],
  queryFn: ({ signal }) => api('GET /api/reports/help', {}, { signal }),
  staleTime: Infinity,
});
