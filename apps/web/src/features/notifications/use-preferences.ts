import type { NotificationPreferences } from '@questline/contract';
import type { NotificationKind } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { api } from '../../lib/session/session.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { preferencesQuery } from './notification-queries.ts';

type Change = {
  mail?: boolean;
  events?: { kind: NotificationKind; in_app?: boolean; mail?: boolean; push?: boolean }[];
};

const applied = (
  before: NotificationPreferences,
  { mail, events = [] }: Change,
): NotificationPreferences => ({
  mail: mail ?? before.mail,
  events: before.events.map((event) => ({ ...event, ...events.find(({ kind }) => kind === event.kind) })),
});

/** Applies a change immediately and reverts it with a toast if saving fails. */
export function useChangePreferences() {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery;
  const mutationKey = ['notifications', 'preferences'];
  return useMutation({
    mutationKey,
    // Runs in order, so the last click is also the last one saved.
    scope: { id: 'notification-preferences' },
    mutationFn: (body: Change) => api('PATCH /api/notifications/preferences', { body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (now) => now && applied(now, change));
    },
    onError: (error) =>
      toast({ title: 'Could not save your change', description: failureText(error), variant: 'destructive' }),
    // Refetches only after the last one; in between, newer changes would flip back.
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) === 1 ? queryClient.invalidateQueries({ queryKey }) : undefined,
  });
}
