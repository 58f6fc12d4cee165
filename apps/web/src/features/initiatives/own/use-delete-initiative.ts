import { ApiError } from '@questline/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, session } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { showDeleted } from './own-initiatives.ts';

const refuse = (description: string, title = 'Error') =>
  toast({ title, description, variant: 'destructive' });

const showSignedOut = () => refuse('You must be logged in to delete initiatives.', 'Authentication error');
const sayForbidden = () => refuse("You don't have permission to delete this initiative");

function showFailure(error: unknown) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) showSignedOut();
  else if (status === 403) sayForbidden();
  else if (status === 404)
    refuse('No initiatives were deleted. This may be due to Row Level Security restrictions.');
  else refuse('Could not delete the initiative. Please try again.');
}

type Deletable = { id: string; can: { delete: boolean } };

/** Deletes an initiative permanently and shows the result. DeleteInitiativeDialog asks for confirmation. */
export function useDeleteInitiative({ onSettled }: { onSettled?: (deleted: boolean) => void } = {}) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Deletable) => api('DELETE /api/initiatives/:id', { params: { id } }),
    onSuccess: (_, { id }) => {
      showDeleted(queryClient, id);
      toast({ title: 'Initiative deleted' });
    },
    onError: showFailure,
    onSettled: (_, error) => onSettled?.(!error),
  });

  return {
    remove(initiative: Deletable) {
      if (!session.accountId()) showSignedOut();
      else if (!initiative.can.delete) sayForbidden();
      else return remove.mutate(initiative);
      onSettled?.(false);
    },
    deleting: remove.isPending,
  };
}
