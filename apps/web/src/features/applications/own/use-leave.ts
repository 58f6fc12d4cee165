import type { OwnApplication } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';

const topics = ['tasks', 'applications', 'submissions', 'messages', 'home'];

/** Leaves an initiative as the student, in any state. LeaveDialog asks for confirmation. */
export function useLeave(onSettled: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OwnApplication) => api('POST /api/applications/:id/end', { params: { id } }),
    onSuccess: (_, { status, initiative, company }) =>
      toast(
        status === 'accepted'
          ? { title: 'You left the initiative', description: 'Your work and the feedback stay here.' }
          : {
              title: 'Sharing stopped',
              description: `${company.company_name} can't message you about “${initiative.name}” anymore.`,
            },
      ),
    onError: (error, { status }) =>
      toast({
        title: status === 'accepted' ? 'Failed to leave the initiative' : 'Failed to stop sharing',
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled: () => {
      onSettled();
      return Promise.all(topics.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
    },
  });
}
