// Toasts on public pages are rare, so the part that draws them is loaded with the first one.
import { takeHandedToast } from '../lib/handed-toast.ts';
import { readHint, watchHint } from '../lib/session/session-hint.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import type { toast } from '../ui/toast-store.ts';

type Words = Parameters<typeof toast>[0];

export function say(words: Words) {
  void loadChunk(() => import('./toasts.tsx')).then(({ showToast }) => showToast(words));
}

/** What the document before this one had to say. */
export function speak() {
  const words = takeHandedToast();
  if (words) say(words);
}

export function speakOfSignOutElsewhere() {
  let wasSignedIn = readHint(localStorage) !== undefined;
  watchHint(() => {
    const isSignedIn = readHint(localStorage) !== undefined;
    if (wasSignedIn && !isSignedIn)
      say({ title: 'Signed out successfully', description: 'You have been signed out.' });
    wasSignedIn = isSignedIn;
  });
}
