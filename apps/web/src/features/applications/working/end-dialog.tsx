import type { ActiveStudent } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { firstName } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { whoWasFirst } from '../../../lib/format/who-was-first.ts';
import { api } from '../../../lib/session/session.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { refetchApplications } from '../received/received-queries.ts';

type Props = { row: ActiveStudent | undefined; onClose: () => void; onEnded: (id: string) => void };

/** Asks for confirmation, ends the collaboration, and shows the result. */
export function EndDialog({ row, onClose, onEnded }: Props) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => api('POST /api/applications/:id/end', { params: { id } }),
    onSuccess: (_, id) => {
      toast({
        title: 'Collaboration ended',
        description: `You can still message ${row?.student.full_name}.`,
      });
      onEnded(id);
    },
    onError: (error) => {
      const { state, first } = error instanceof ApiError ? error : {};
      if (state === 'ended' && first?.by)
        return toast({ title: `${firstName(first.by.name)} already ended this`, variant: 'neutral' });
      return toast({
        title: 'Failed to end the collaboration',
        description: whyNotEnded(error),
        variant: 'destructive',
      });
    },
    onSettled: () => {
      onClose();
      return refetchApplications(queryClient);
    },
  });
  return (
    <ConfirmDialog
      open={row !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={`End the collaboration with ${row?.student.full_name ?? ''}?`}
      loses={`${row?.student.full_name ?? 'The student'} can't submit more work for ${row?.initiative.name ?? 'this initiative'}, and submissions you haven't reviewed leave your queue. Approved work stays approved. This can't be undone.`}
      action="End collaboration"
      busy={isPending && 'Ending…'}
      onConfirm={() => row && mutate(row.application_id)}
    />
  );
}

function whyNotEnded(error: unknown) {
  if (!(error instanceof ApiError) || !error.state) return failureText(error);
  const { first, state } = error;
  // A collaboration is completed by approving the last task.
  return first?.by && state === 'completed'
    ? `${whoWasFirst(first, 'approved the last task')}.`
    : `It's already ${state}.`;
}
