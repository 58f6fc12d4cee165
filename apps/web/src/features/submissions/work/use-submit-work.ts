import type { WorkspaceTask } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { workQueue } from './queue/own-work-queue.ts';
import type { Queued } from './queue/work-queue.ts';
import { readAgain } from './workspace-query.ts';

type Given = {
  initiativeId: string;
  task: WorkspaceTask;
  onSent: () => void;
  /** Opens the next task, if there is one. */
  onNext: (taskId: string) => void;
};

/** Submits work exactly once, even if it's sent several times, then opens the next task. Without a network, the work is kept
 *  and sent later. */
export function useSubmitWork({ initiativeId, task, onSent, onNext }: Given) {
  const queryClient = useQueryClient();
  const named = useRef({ work: '', client_id: '' });
  return useMutation({
    networkMode: 'always',
    mutationFn({ work, file }: Pick<Queued, 'work' | 'file'>) {
      // Unchanged work keeps its client id, so retries create one attempt.
      const said = JSON.stringify([work, file]);
      if (named.current.work !== said) named.current = { work: said, client_id: crypto.randomUUID() };
      const { client_id } = named.current;
      return workQueue.submit({
        client_id,
        task_id: task.id,
        initiative_id: initiativeId,
        work,
        ...(file && { file }),
      });
    },
    async onSuccess(isSent) {
      onSent();
      if (!isSent) return;
      const space = await readAgain(queryClient, initiativeId);
      const next = space?.application.next_task;
      toast({
        title: 'Submitted for review',
        description: next
          ? `Next: ${next.title}`
          : `${space?.application.company.company_name ?? 'The company'} has all your work now.`,
      });
      if (next && next.id !== task.id) onNext(next.id);
    },
    onError(error) {
      toast({
        title: 'Failed to submit your work',
        description: failureText(error),
        variant: 'destructive',
      });
      // The task may have been approved, removed or closed; the page shows which.
      void readAgain(queryClient, initiativeId);
    },
  });
}
