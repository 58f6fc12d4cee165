import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { draftQuery, type OpenDraft } from './drafts.ts';

type Beginning = (clientId: string) => OpenDraft | Promise<OpenDraft>;

/** Begins a draft: a blank one, a template, or a copy. The editor finds it in the cache. */
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

/** A copy of an own initiative. The original stays as it is. */
export const copyOf =
  (id: string): Beginning =>
  (client_id) =>
    api('POST /api/initiatives/:id/duplicate', { params: { id }, body: { client_id } });
