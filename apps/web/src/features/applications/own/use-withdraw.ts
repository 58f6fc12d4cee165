import { ApiError } from '@questline/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';

/** Withdraws an application and shows the result. WithdrawDialog asks for confirmation. */
export function useWithdraw({ onSettled }: { onSettled: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('POST /api/applications/:id/withdrawal', { params: { id } }),
    onSuccess: ({ initiative }) =>
      toast({
        title: 'Application withdrawn',
        description: `You can apply to “${initiative.name}” again anytime.`,
      }),
    onError: (error) =>
      toast({
        title: 'Failed to withdraw your application',
        description:
          error instanceof ApiError && error.state === 'accepted'
            ? 'The company has just accepted you.'
            : failureText(error),
        variant: 'destructive',
      }),
    onSettled: () => {
      onSettled();
      return Promise.all(
        ['applications', 'initiatives', 'home'].map((topic) =>
          queryClient.invalidateQueries({ queryKey: [topic] }),
        ),
      );
    },
  });
}
