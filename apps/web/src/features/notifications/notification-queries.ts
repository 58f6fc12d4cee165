// What somebody is told. Keys begin with the topic, so that news of it asks again.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../lib/query/by-cursor.ts';
import { api } from '../../lib/session/session.ts';

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ signal, pageParam }) =>
    api('GET /api/notifications', { query: { ...(pageParam && { before: pageParam }) } }, { signal }),
  ...byCursor,
});

export const unreadNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => api('GET /api/notifications/unread', {}, { signal }),
});

export const preferencesQuery = queryOptions({
  queryKey: ['notifications', 'preferences'],
  queryFn: ({ signal }) => api('GET /api/notifications/preferences', {}, { signal }),
});
