import { ApiError } from '@questline/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetLocalDraft } from '../../../lib/drafts/local-draft.ts';
import { api } from '../../../lib/session/session.ts';

/** The note as it was typed, until it is sent: it survives a closed dialog, a reload and an ended session. */
export const noteDraft = (initiativeId: string) => `application.${initiativeId}`;

type Sent = { note: string; confirmed_hours: number };

/** Applies once, however often it is pressed: a try whose answer was lost is the same try when it is sent again. */
export function useApply(initiativeId: string) {
  const queryClient = useQueryClient();
  const [clientId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({ note, confirmed_hours }: Sent) =>
      api('POST /api/applications', {
        body: {
          client_id: clientId,
          initiative_id: initiativeId,
          note: note.trim() || null,
          confirmed_hours,
        },
      }),
    onSuccess: () => forgetLocalDraft(noteDraft(initiativeId)),
    onSettled: (_, error) => {
      // What did not arrive has changed nothing; a refusal means that the page shows something old.
      if (error && !(error instanceof ApiError && error.status < 500)) return;
      for (const topic of ['initiatives', 'applications', 'home', 'students'])
        void queryClient.invalidateQueries({ queryKey: [topic] });
    },
  });
}
