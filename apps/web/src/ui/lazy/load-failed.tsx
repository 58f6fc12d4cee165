import { useEffect, useState } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';

/** Shown in place of code that couldn't be downloaded. Tries again when the browser is back online. */
export function LoadFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  return navigator.onLine ? (
    <ErrorState
      title="This part didn't load"
      text="Check your connection, then try again."
      busy={busy}
      onRetry={retry}
    />
  ) : (
    <ErrorState
      title="You're offline"
      text="This part isn't on your device yet. It loads as soon as you're back online."
      busy={busy}
      onRetry={retry}
    />
  );
}
