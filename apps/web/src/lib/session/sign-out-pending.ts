// A sign-out that the server hasn't confirmed yet. Script can't delete the cookie, so until the server ends the
// session, the next person at a shared computer could renew it. The mark survives reloads and resets.
import { ApiError } from '@questline/contract/client';
import type { HintStorage } from './session-hint.ts';

export const signOutKey = 'questline.sign-out';

export function isSignOutPending(storage: HintStorage): boolean {
  try {
    return storage.getItem(signOutKey) !== null;
  } catch {
    return false; // storage is disabled: nothing was marked
  }
}

export function markSignOut(storage: HintStorage) {
  try {
    storage.setItem(signOutKey, 'pending');
  } catch {
    // Without storage, neither the mark nor the session hint survives this page.
  }
}

/** Retries once and throws if it fails. The mark stays until the server confirms. */
export async function settleSignOut(storage: HintStorage, ask: () => Promise<void>): Promise<void> {
  if (!isSignOutPending(storage)) return;
  await ask().catch((error: unknown) => {
    // Someone who isn't signed in doesn't need to be signed out.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  });
  storage.removeItem(signOutKey);
}
