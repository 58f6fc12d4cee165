import { flashToast } from '../lib/flash-toast.ts';
import { session } from '../lib/session/session.ts';
import { clearDrafts } from '../lib/local-data.ts';

/** After the account is deleted, nothing of it stays in this browser either. */
export function leaveAfterDeletion(): void {
  session.deleted();
  clearDrafts();
  flashToast({ title: 'Account deleted', description: "We're sorry to see you go." });
  window.location.assign('/');
}
