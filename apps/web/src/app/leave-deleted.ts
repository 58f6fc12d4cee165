import { flashToast } from '../lib/flash-toast.ts';
import { session } from '../lib/session/session.ts';
import { forgetWork } from '../lib/local-data.ts';

/** After the account is deleted, nothing of it stays in this browser either. */
export function leaveDeleted(): void {
  session.deleted();
  forgetWork();
  flashToast({ title: 'Account deleted', description: "We're sorry to see you go." });
  window.location.assign('/');
}
