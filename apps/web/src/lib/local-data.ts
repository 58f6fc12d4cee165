// What this browser stores for a person besides the session. School computers are shared, so it is deleted at sign-
// out.
import { signOutKey } from './session/sign-out-pending.ts';

/** Prefix of local drafts, followed by the owner's id. */
export const draftPrefix = 'questline.draft.';

/** Prefix of unfinished uploads, likewise. */
export const uploadPrefix = 'questline.upload.';

/** Answers of the server and files, by the owner's id (lib/offline/local-database.ts). */
export const databaseName = 'questline';

const deleteDatabase = (name: string) =>
  new Promise<void>((done) => {
    // Nothing else can be done about a failure, and it must not keep anyone from signing out.
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error'] as const) request.addEventListener(end, () => done());
  });

/** Deletes drafts and unfinished uploads, or only those of others. */
export function clearDrafts({ except }: { except?: string } = {}) {
  const isMeant = (prefix: string) => (key: string) =>
    key.startsWith(prefix) && !(except && key.startsWith(`${prefix}${except}.`));
  const found = [draftPrefix, uploadPrefix].flatMap((prefix) =>
    Object.keys(localStorage).filter(isMeant(prefix)),
  );
  for (const key of found) localStorage.removeItem(key);
}

/** For someone who leaves: drafts, uploads, and everything kept for use without a network. */
export async function clearPersonalData() {
  clearDrafts();
  await deleteDatabase(databaseName);
}

/** After a failed sign-out: deletes everything local except the mark that the sign-out is still pending. */
export async function clearLocalData() {
  for (const key of Object.keys(localStorage)) if (key !== signOutKey) localStorage.removeItem(key);
  sessionStorage.clear();
  const databases = (await indexedDB.databases?.()) ?? [];
  await Promise.all(databases.map(({ name = '' }) => deleteDatabase(name)));
}
