// Notification queries. Keys begin with the topic, so an invalidation refetches them.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../lib/query/by-cursor.ts';
import { askShell } from '../../lib/query/shell-parts.ts';
import { api } from '../../lib/session/session.ts';

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ signal, pageParam }) =>
    api('GET /api/notifications', { query: { ...(pageParam && { before: pageParam }) } }, { signal }),
  ...byCursor,
});

export const unreadNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) =>
    askShell('unread_notifications', () => api('GET /api/notifications/unread', {}, { signal })),
});

export const notificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['notifications', 'one', id],
    queryFn: ({ signal }) => api('GET /api/notifications/:id', { params: { id } }, { signal }),
  });

/** Unread acceptances, newest first. They have no endpoint of their own. */
export const acceptancesQuery = queryOptions({
  queryKey: ['notifications', 'acceptances'],
  queryFn: ({ signal }) =>
    askShell('acceptances', async () => (await api('GET /api/shell', {}, { signal })).acceptances),
});

export const preferencesQuery = queryOptions({
  queryKey: ['notifications', 'preferences'],
  queryFn: ({ signal }) => api('GET /api/notifications/preferences', {}, { signal }),
});

export const pushQuery = queryOptions({
  queryKey: ['notifications', 'push'],
  queryFn: ({ signal }) => api('GET /api/session/push', {}, { signal }),
});
