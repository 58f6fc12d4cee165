// A sign-out that the server has not answered yet. The cookie cannot be deleted by script, so until the server has
// ended the session, the next person at a shared computer could renew it. The mark outlives reloads and resets.
import { ApiError } from '@questline/contract/client';
import type { HintStorage } from './session-hint.ts';

export const signOutKey = 'questline.sign-out';

export function isSignOutPending(storage: HintStorage): boolean {
  try {
    return storage.getItem(signOutKey) !== null;
  } catch {
    return false; // storage is switched off: nothing was marked
  }
}

export function markSignOut(storage: HintStorage) {
  try {
    storage.setItem(signOutKey, 'pending');
  } catch {
    // Without storage nothing is remembered beyond this page, the session's hint neither.
  }
}

/** Asks once more, and throws what goes wrong: the mark stays until the server has answered. */
export async function settleSignOut(storage: HintStorage, ask: () => Promise<void>): Promise<void> {
  if (!isSignOutPending(storage)) return;
  await ask().catch((error: unknown) => {
    // Whoever is not signed in need not be signed out.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  });
  storage.removeItem(signOutKey);
}
