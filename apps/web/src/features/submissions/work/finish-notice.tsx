import type { Workspace } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { readAgain } from './workspace-query.ts';

/** Shown when the company removed the open tasks. The student decides whether that finishes the initiative. */
export function FinishNotice({ application }: Pick<Workspace, 'application'>) {
  const { id, initiative, company } = application;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/applications/:id/completion', { params: { id } }),
    onError: (error) =>
      toast({
        title: 'Failed to finish the initiative',
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled: () => readAgain(queryClient, initiative.id),
  });
  return (
    <Notice
      tone="info"
      title={`${company.company_name} removed the remaining tasks`}
      action={
        <Button size="small" busy={isPending && 'Finishing…'} onClick={() => mutate()}>
          Finish initiative
        </Button>
      }
    >
      Everything you submitted is approved. You can finish now, keep it open in case they add more tasks, or
      leave.
    </Notice>
  );
}
