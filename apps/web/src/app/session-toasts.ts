// What the session says: one toast an event, none for the session that was simply there.
import { productName } from '@questline/contract/plain';
import { takeFlashToast } from '../lib/flash-toast.ts';
import type { SessionEvent } from '../lib/session/session-store.ts';
import { session } from '../lib/session/session.ts';
import { toast } from '../ui/overlays/toast-store.ts';

export function speakOfSession() {
  const handed = takeFlashToast();
  if (handed) toast(handed);
  session.listen((event) => {
    const words = wordsFor(event);
    if (words) toast(words);
  });
}

function wordsFor(event: SessionEvent) {
  if (event.name === 'SIGNED_IN')
    return event.isNew
      ? { title: 'Account created successfully', description: `Welcome to ${productName}!` }
      : { title: 'Signed in successfully', description: 'Welcome back!' };
  // One's own sign-out is said by the next document.
  if (event.name === 'SIGNED_OUT' && !event.here)
    return { title: 'Signed out successfully', description: 'You have been signed out.' };
  return undefined;
}
