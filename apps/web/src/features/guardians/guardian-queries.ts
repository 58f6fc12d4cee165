// Queries about guardians. Keys begin with the topic, so an invalidation refetches them.
import { queryOptions } from '@tanstack/react-query';
import { askShell } from '../../lib/query/shell-parts.ts';
import { api } from '../../lib/session/session.ts';

/** The signed-in student's guardian, and whether one is needed. */
export const ownGuardianQuery = queryOptions({
  queryKey: ['guardians', 'own'],
  queryFn: ({ signal }) => api('GET /api/student/guardian', {}, { signal }),
});

/** Whether the guardian paused the student's account. Part of what every page shows. */
export const pausedQuery = queryOptions({
  queryKey: ['guardians', 'paused'],
  queryFn: ({ signal }) =>
    askShell('paused', async () => (await api('GET /api/shell', {}, { signal })).paused),
});
