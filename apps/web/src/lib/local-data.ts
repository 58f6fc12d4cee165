// What this browser keeps for a person besides the session. School computers are shared: it goes with them.
import { signOutKey } from './session/sign-out-pending.ts';

/** Local drafts are kept under this, followed by the id of their owner. */
export const draftPrefix = 'questline.draft.';

/** Where unfinished uploads go on, in the same way. */
export const uploadPrefix = 'questline.upload.';

export function forgetWork() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(draftPrefix) || key.startsWith(uploadPrefix)) localStorage.removeItem(key);
}

/** After a sign-out that failed: nothing local survives, but that it still has to be made up for. */
export async function forgetEverything() {
  for (const key of Object.keys(localStorage)) if (key !== signOutKey) localStorage.removeItem(key);
  sessionStorage.clear();
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}
