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
  /** What comes next, if anything is left for the student to do. */
  onNext: (taskId: string) => void;
};

/** Hands work in once, however often it is pressed or has to be sent; then the next task follows. */
export function useSubmitWork({ initiativeId, task, onSent, onNext }: Given) {
  const queryClient = useQueryClient();
  const named = useRef({ work: '', client_id: '' });
  return useMutation({
    mutationFn(work: SubmittedWork) {
      // The same work under the same name is one attempt; changed work is another.
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
        title: 'Sent for review',
        description: next
          ? `Next: ${next.title}`
          : `${space?.application.company.company_name ?? 'The company'} has everything now.`,
      });
      if (next && next.id !== task.id) onNext(next.id);
    },
    onError(error) {
      toast({
        title: 'Failed to send your work',
        description: failureText(error),
        variant: 'destructive',
      });
      // Approved, retired or over meanwhile: the page shows which.
      void readAgain(queryClient, initiativeId);
    },
  });
}
