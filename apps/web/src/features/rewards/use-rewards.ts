// What each side says about a reward. Afterward, everything that shows rewards is refetched.
import { ApiError } from '@questline/contract/client';
import type { PaymentMethod } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { whoWasFirst } from '../../lib/format/who-was-first.ts';
import { api } from '../../lib/session/session.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { refetchRewards } from './rewards-queries.ts';

const sayFailed = (error: unknown) => {
  const first = error instanceof ApiError && error.code === 'conflict' ? error.first : undefined;
  if (first) toast({ title: 'Already done', description: whoWasFirst(first, 'marked this as paid') });
  else toast({ title: 'Not saved', description: failureText(error), variant: 'destructive' });
};

type Payment = { ids: string[]; paid_on: string; paid_how: PaymentMethod };

export function usePay(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    // One that a teammate marked first doesn't keep the others from being saved.
    async mutationFn({ ids, ...body }: Payment) {
      const results = await Promise.allSettled(
        ids.map((id) => api('POST /api/rewards/:id/payment', { params: { id }, body })),
      );
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
    onSuccess: () => {
      toast({ title: 'Marked as paid' });
      onDone();
    },
    onError: (error) => {
      sayFailed(error);
      if (error instanceof ApiError && error.code === 'conflict') onDone();
    },
    onSettled: () => refetchRewards(queryClient),
  });
}

export function useTakeBack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/rewards/:id/payment', { params: { id } }),
    onSuccess: () => toast({ title: 'Back in “To pay”' }),
    onError: sayFailed,
    onSettled: () => refetchRewards(queryClient),
  });
}

export function useAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, received }: { id: string; received: boolean }) =>
      api('POST /api/rewards/:id/receipt', { params: { id }, body: { received } }),
    onSuccess: (_, { received }) =>
      toast({ title: received ? 'Great, thanks for confirming' : "Thanks, we'll let them know" }),
    onError: sayFailed,
    onSettled: () => refetchRewards(queryClient),
  });
}
