import { ApiError } from '@questline/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/failure-text.ts';
import { api } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast-store.ts';
import { readAgain } from './workspace-query.ts';

/** Ends the collaboration from the student's side. Asking first is LeaveDialog's. */
export function useLeave(initiativeId: string, onSettled: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (applicationId: string) =>
      api('POST /api/applications/:id/end', { params: { id: applicationId } }),
    onSuccess: () =>
      toast({
        title: 'You left the initiative',
        description: 'Your work and the feedback stay here to read.',
      }),
    onError: (error) =>
      toast({
        title: 'Failed to leave the initiative',
        description:
          error instanceof ApiError && error.state === 'completed'
            ? 'It has just been completed.'
            : failureText(error),
        variant: 'destructive',
      }),
    onSettled: () => {
      onSettled();
      return readAgain(queryClient, initiativeId);
    },
  });
}
