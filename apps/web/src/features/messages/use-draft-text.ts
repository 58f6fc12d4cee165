import { useState } from 'react';
import { findLocalDraft, forgetLocalDraft, keepLocalDraft } from '../../lib/drafts/local-draft.ts';

/** What somebody is writing, kept in this browser until it is sent. One name, one text: give the component a key. */
export function useDraftText<Draft extends Record<string, string>>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({
    ...empty,
    ...(findLocalDraft(name) as Draft | undefined),
  }));
  return {
    draft,
    write(change: Partial<Draft>) {
      const next = { ...draft, ...change };
      setDraft(next);
      keepLocalDraft(name, next);
    },
    clear() {
      setDraft(empty);
      forgetLocalDraft(name);
    },
  };
}
