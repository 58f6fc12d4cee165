import type { Teammate } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { api } from '../../lib/session/session.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { teamQuery } from './team-query.ts';

/** Changes roles and removes people. */
export function useTeamChange({ onLeft }: { onLeft: () => void }) {
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: teamQuery.queryKey });
  const changeRole = useMutation({
    mutationFn: ({ id, role }: Teammate) =>
      api('PATCH /api/team/people/:id', {
        params: { id },
        body: { role: role === 'owner' ? 'member' : 'owner' },
      }),
    onSuccess: (_, { name, role, you }) =>
      toast({
        title: 'Role changed',
        description: `${you ? 'You are' : `${name} is`} ${role === 'owner' ? 'a member' : 'an owner'} now.`,
      }),
    onError: (error) =>
      toast({ title: 'Failed to change the role', description: failureText(error), variant: 'destructive' }),
    onSettled: refetch,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Teammate) => api('DELETE /api/team/people/:id', { params: { id } }),
    onSuccess: (_, { you, name }) => {
      if (you) onLeft();
      else toast({ title: 'Removed', description: `${name} no longer has access.` });
    },
    onError: (error, { you }) =>
      toast({
        title: you ? 'Failed to leave' : 'Failed to remove',
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled: refetch,
  });
  return { changeRole, remove };
}
