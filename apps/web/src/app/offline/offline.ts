// What the app needs to work without a network. Loaded after the first page.
import { clearDrafts } from '../../lib/local-data.ts';
import { deleteRowsOfOthers } from '../../lib/offline/local-database.ts';
import { queryClient } from '../../lib/query/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { clearAnswers, keepAnswers } from './kept-answers.ts';
import { registerWorker } from './register-worker.ts';

export { findKept } from './kept-answers.ts';

/** Without storage, the app works as long as there is a network. */
const withoutStorage = () => undefined;

/** Answers are deleted with the session. What someone wrote stays when a session expires, so that they can continue, but not
 *  once someone else signs in on the same computer. */
async function clearFor(person: string | undefined) {
  if (!person) {
    await Promise.all([clearAnswers(), endPush()]);
    return;
  }
  clearDrafts({ except: person });
  await deleteRowsOfOthers('answers', person);
  await deleteRowsOfOthers('files', person);
}

/** The server has ended notifications on this device with the session. This also removes what the browser knows of them. */
async function endPush() {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

export function startOffline() {
  let owner: string | undefined;
  const followAccount = () => {
    const person = session.accountId();
    if (person && person === owner) return;
    owner = person;
    clearFor(person).catch(withoutStorage);
  };
  followAccount();
  session.watch(followAccount);
  keepAnswers(queryClient);
  void registerWorker();
}
