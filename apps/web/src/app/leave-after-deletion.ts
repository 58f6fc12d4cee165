import { flashToast } from '../lib/flash-toast.ts';
import { session } from '../lib/session/session.ts';
import { clearDrafts } from '../lib/local-data.ts';

/** The server has ended the person's sessions. */
export function leaveCompany(): void {
  session.deleted();
  clearDrafts();
  flashToast({ title: 'You left the company', description: 'You can join another one with an invitation.' });
  window.location.assign('/');
}

/** Also deletes the drafts and upload notes of the deleted account from this browser. */
export function leaveAfterDeletion(): void {
  session.deleted();
  clearDrafts();
  flashToast({ title: 'Account deleted', description: "We're sorry to see you go." });
  window.location.assign('/');
}
