import { useState } from 'react';
import { findLocalDraft, forgetLocalDraft, keepLocalDraft } from '../../lib/drafts/local-draft.ts';

/** A draft kept in this browser until it's sent. The name must not change, so give the component a key. */
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
