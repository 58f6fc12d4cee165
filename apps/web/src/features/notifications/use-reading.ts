// Marks notifications as read in the cache immediately, then on the server.
import type { Notification } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { api } from '../../lib/session/session.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { acceptancesQuery, notificationsQuery, unreadNotificationsQuery } from './notification-queries.ts';

export function useReading() {
  const queryClient = useQueryClient();

  async function show(isRead: (notification: Notification) => boolean) {
    await queryClient.cancelQueries({ queryKey: ['notifications'] });
    queryClient.setQueryData(acceptancesQuery.queryKey, (now) => now?.filter((it) => !isRead(it)));
    let left = 0;
    const mark = (it: Notification) => {
      const read = it.read || isRead(it);
      if (!read) left++;
      return { ...it, read };
    };
    const listed = queryClient.setQueryData(
      notificationsQuery.queryKey,
      (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, items: page.items.map(mark) })) },
    );
    // Without the list, which is loaded with the bell's panel, only the server knows what is left.
    if (listed && left === 0) queryClient.setQueryData(unreadNotificationsQuery.queryKey, { count: 0 });
  }
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['notifications'] });

  const one = useMutation({
    mutationFn: (id: string) => api('PUT /api/notifications/:id/read', { params: { id } }),
    onMutate: (id) => show((it) => it.id === id),
    onSettled,
  });
  const all = useMutation({
    mutationFn: (upTo: string) => api('PUT /api/notifications/read', { body: { up_to: upTo } }),
    onMutate: (upTo) => show(({ id }) => id <= upTo),
    onError: (error) =>
      toast({ title: 'Could not mark all as read', description: failureText(error), variant: 'destructive' }),
    onSettled,
  });
  return { readOne: one.mutate, readAll: all.mutate };
}
