import { useState } from 'react';
import { findLocalDraft, forgetLocalDraft, keepLocalDraft } from '../../../lib/drafts/local-draft.ts';

const nameOf = (id: string) => `feedback.${id}`;

/** Feedback being written. Kept in this browser until it's sent, even while other submissions are open. */
export function useFeedback(id: string, before: string | null) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const kept = () => {
    const draft = findLocalDraft(nameOf(id));
    return typeof draft === 'string' ? draft : undefined;
  };
  return {
    feedback: typed[id] ?? kept() ?? before ?? '',
    /** Whether it was typed since the dialog opened. */
    isTyped: Boolean(typed[id]?.trim()),
    setFeedback(text: string) {
      setTyped((all) => ({ ...all, [id]: text }));
      keepLocalDraft(nameOf(id), text);
    },
    forget() {
      forgetLocalDraft(nameOf(id));
      setTyped((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== id)));
    },
  };
}
