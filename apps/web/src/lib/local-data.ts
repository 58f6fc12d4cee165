// What this browser stores for a person besides the session. School computers are shared, so it is deleted at sign-
// out.
import { signOutKey } from './session/sign-out-pending.ts';

/** Prefix of local drafts, followed by the owner's id. */
export const draftPrefix = 'questline.draft.';

/** Prefix of unfinished uploads, likewise. */
export const uploadPrefix = 'questline.upload.';

export function clearDrafts() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(draftPrefix) || key.startsWith(uploadPrefix)) localStorage.removeItem(key);
}

/** After a failed sign-out: deletes everything local except the mark that the sign-out is still pending. */
export async function clearLocalData() {
  for (const key of Object.keys(localStorage)) if (key !== signOutKey) localStorage.removeItem(key);
  sessionStorage.clear();
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}
