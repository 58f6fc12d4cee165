// Saves and deletes feedback snippets and shows failures.
import { ApiError } from '@questline/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { snippetsQuery } from './review-queries.ts';

type Words = { name: string; content: string };
/** Without an id it's new; the client_id keeps retries from creating a second one. */
type Saved = Words & ({ id: string } | { client_id: string });

const fail = (title: string) => (error: unknown) => {
  if (error instanceof ApiError && error.code === 'invalid_input') return;
  toast({ title, description: failureText(error), variant: 'destructive' });
};

export function useSaveSnippet({ onSaved }: { onSaved: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ name, content, ...which }: Saved) =>
      'id' in which
        ? api('PATCH /api/company/feedback-snippets/:id', { params: which, body: { name, content } })
        : api('POST /api/company/feedback-snippets', { body: { name, content, ...which } }),
    onSuccess: onSaved,
    onError: fail('Failed to save your feedback'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: snippetsQuery.queryKey }),
  });
  const fields = error instanceof ApiError ? error.fields : {};
  return {
    save: mutate,
    saving: isPending,
    errors: {
      ...(fields['body.name'] && { name: fields['body.name'] }),
      ...(fields['body.content'] && { content: fields['body.content'] }),
    },
    forgetErrors: reset,
  };
}

export function useDeleteSnippet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/company/feedback-snippets/:id', { params: { id } }),
    onError: fail('Failed to delete your saved feedback'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: snippetsQuery.queryKey }),
  });
}
