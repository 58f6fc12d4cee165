// Notification queries. Keys begin with the topic, so an invalidation refetches them.
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
