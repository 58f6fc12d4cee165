// Saves and deletes the team's notes about a student and shows failures.
import { ApiError } from '@questline/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { notesQuery } from './note-queries.ts';

export function useWriteNote(studentId: string, { onSaved }: { onSaved: () => void }) {
  const queryClient = useQueryClient();
  // A retry doesn't save a second one.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (content: string) =>
      api('POST /api/company/students/:id/notes', {
        params: { id: studentId },
        body: { client_id: clientId, content },
      }),
    onSuccess: () => {
      setClientId(crypto.randomUUID());
      onSaved();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'invalid_input') return;
      toast({
        title: "The note wasn't saved",
        description: failureText(failure),
        variant: 'destructive',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: notesQuery(studentId).queryKey }),
  });
  const fields = error instanceof ApiError ? error.fields : {};
  return { write: mutate, saving: isPending, error: fields['body.content'] };
}

export function useDeleteNote(studentId: string, { onSettled }: { onSettled: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/company/notes/:id', { params: { id } }),
    onError: (failure) =>
      toast({
        title: "The note wasn't deleted",
        description: failureText(failure),
        variant: 'destructive',
      }),
    onSettled: () => {
      onSettled();
      return queryClient.invalidateQueries({ queryKey: notesQuery(studentId).queryKey });
    },
  });
}
