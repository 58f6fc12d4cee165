// Connects a component to its autosave: pending changes are sent when the network returns, when the tab is hidden and
// when the component goes. A conflict with another tab or device is looked up and shown, never overwritten.
import { useEffect, useState } from 'react';
import { useStore } from '../../store/create-store.ts';
import type { Autosave } from './autosave.ts';

/** `findConflict` reads the version that is on the server, or resolves the conflict itself and returns nothing. */
export function useAutosave<Content, Version extends string | number, Conflict>(
  autosave: Autosave<Content, Version>,
  findConflict: () => Promise<Conflict | undefined>,
) {
  const state = useStore(autosave);
  const [conflict, setConflict] = useState<Conflict>();
  const lookAgain = async () => setConflict(await findConflict());

  useEffect(() => {
    const sendNow = () => void autosave.flush();
    // A phone may never wake a hidden tab again.
    const sendWhenHidden = () => document.hidden && sendNow();
    window.addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      void autosave.flush().finally(autosave.stop);
    };
  }, [autosave]);

  useEffect(() => {
    // If the server can't be reached, "Choose" looks again.
    if (state === 'conflict') void lookAgain().catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- `findConflict` reads refs
  }, [state]);

  return { state, conflict, setConflict, lookAgain };
}
