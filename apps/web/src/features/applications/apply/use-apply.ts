import { ApiError } from '@questline/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { confirmation } from '../../../lib/contact-warning.ts';
import { forgetLocalDraft } from '../../../lib/drafts/local-draft.ts';
import { api } from '../../../lib/session/session.ts';

/** Draft key of the note. The draft survives a closed dialog, a reload and an expired session. It's deleted when it's
 * sent or the student signs out. */
export const noteDraft = (initiativeId: string) => `application.${initiativeId}`;

type Sent = {
  note: string;
  confirmed_hours: number;
  share_contacts: boolean;
  /** After the warning about contact details. */
  confirmed?: boolean;
  /** If the student hasn't said it yet. */
  birth_month?: string | undefined;
  /** If the student is under 18 and hasn't named a parent or guardian yet. */
  guardian_email?: string | undefined;
};

/** Sends the application. Retries use the same client id, so a lost response can't create a second one. */
export function useApply(initiativeId: string) {
  const queryClient = useQueryClient();
  const [clientId] = useState(() => crypto.randomUUID());
  // Naming the guardian again would send another email.
  const named = useRef<string>(undefined);
  return useMutation({
    mutationFn: async ({ note, birth_month, guardian_email, confirmed, ...sent }: Sent) => {
      if (birth_month !== undefined) await api('PUT /api/student/birth-month', { body: { birth_month } });
      if (guardian_email !== undefined && guardian_email !== named.current) {
        await api('PUT /api/student/guardian', { body: { email: guardian_email } });
        named.current = guardian_email;
      }
      return api('POST /api/applications', {
        body: {
          client_id: clientId,
          initiative_id: initiativeId,
          note: note.trim() || null,
          ...sent,
          ...confirmation(confirmed),
        },
      });
    },
    onSuccess: () => forgetLocalDraft(noteDraft(initiativeId)),
    onSettled: (_, error) => {
      // A request that never arrived changed nothing; a refusal means the page is out of date.
      if (error && !(error instanceof ApiError && error.status < 500)) return;
      for (const topic of ['initiatives', 'applications', 'home', 'students', 'guardians'])
        void queryClient.invalidateQueries({ queryKey: [topic] });
    },
  });
}
