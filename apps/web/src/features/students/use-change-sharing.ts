import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { api } from '../../lib/session/session.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { sharingQuery } from './student-queries.ts';

type Change = { id: string; shares_contacts: boolean };

/** Applies the choice immediately and reverts it with a toast if saving fails. */
export function useChangeSharing() {
  const queryClient = useQueryClient();
  const { queryKey } = sharingQuery;
  return useMutation({
    // Runs in order, so the last click is also the last one saved.
    scope: { id: 'sharing' },
    mutationFn: ({ id, shares_contacts }: Change) =>
      api('PUT /api/student/sharing/:id', { params: { id }, body: { shares_contacts } }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (now) =>
          now && {
            ...now,
            pages: now.pages.map((page) => ({
              ...page,
              items: page.items.map((item) => (item.id === change.id ? { ...item, ...change } : item)),
            })),
          },
      );
    },
    onError: (error) =>
      toast({ title: 'Could not save your change', description: failureText(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
