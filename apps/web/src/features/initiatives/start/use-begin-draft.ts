import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { draftQuery, type OpenDraft } from './drafts.ts';

type Beginning = (clientId: string) => OpenDraft | Promise<OpenDraft>;

/** Starts a draft: blank, from a template or as a copy. The editor reads it from the cache. */
export function useBeginDraft(onBegun: (clientId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (draft: Beginning) => {
      const clientId = crypto.randomUUID();
      queryClient.setQueryData(draftQuery(clientId).queryKey, await draft(clientId));
      return clientId;
    },
    onSuccess: onBegun,
    onError: (error) =>
      toast({ title: 'Could not start a draft', description: failureText(error), variant: 'destructive' }),
  });
}

/** A copy of the company's own initiative. The original doesn't change. */
export const copyOf =
  (id: string): Beginning =>
  (client_id) =>
    api('POST /api/initiatives/:id/duplicate', { params: { id }, body: { client_id } });
