// Toasts on public pages are rare, so the code that renders them is loaded with the first one.
import { takeFlashToast } from '../lib/flash-toast.ts';
import { readHint, watchHint } from '../lib/session/session-hint.ts';
import { loadChunk } from '../ui/lazy/load-chunk.ts';
import type { toast } from '../ui/overlays/toast-store.ts';

type Content = Parameters<typeof toast>[0];

export function lazyToast(content: Content) {
  void loadChunk(() => import('./render-toast.tsx')).then(({ renderToast }) => renderToast(content));
}

/** Shows the toast that the previous document left. */
export function showFlashToast() {
  const content = takeFlashToast();
  if (content) lazyToast(content);
}

export function toastOnSignOutElsewhere() {
  let wasSignedIn = readHint(localStorage) !== undefined;
  watchHint(() => {
    const isSignedIn = readHint(localStorage) !== undefined;
    if (wasSignedIn && !isSignedIn)
      lazyToast({ title: 'Signed out successfully', description: 'You have been signed out.' });
    wasSignedIn = isSignedIn;
  });
}
