import type { SubmittedWork, WorkspaceTask } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { readAgain } from './workspace-query.ts';

type Given = {
  initiativeId: string;
  task: WorkspaceTask;
  onSent: () => void;
  /** Opens the next task, if there is one. */
  onNext: (taskId: string) => void;
};

/** Submits work exactly once, even if it's sent several times, then opens the next task. */
export function useSubmitWork({ initiativeId, task, onSent, onNext }: Given) {
  const queryClient = useQueryClient();
  const named = useRef({ work: '', client_id: '' });
  return useMutation({
    mutationFn(work: SubmittedWork) {
      // Unchanged work keeps its client id, so retries create one attempt.
      const said = JSON.stringify(work);
      if (named.current.work !== said) named.current = { work: said, client_id: crypto.randomUUID() };
      const { client_id } = named.current;
      return api('POST /api/submissions', { body: { client_id, task_id: task.id, ...work } });
    },
    async onSuccess() {
      onSent();
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
