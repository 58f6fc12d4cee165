import { flashToast } from '../lib/flash-toast.ts';
import { session } from '../lib/session/session.ts';
import { clearDrafts } from '../lib/local-data.ts';

export const leaveCompany = () =>
  leave({ title: 'You left the company', description: 'You can join another one with an invitation.' });

export const leaveAfterDeletion = () =>
  leave({ title: 'Account deleted', description: "We're sorry to see you go." });

/** The server has ended the sessions. Also deletes this person's drafts and upload notes from this browser. */
function leave(toast: Parameters<typeof flashToast>[0]): void {
  session.deleted();
  clearDrafts();
  flashToast(toast);
  window.location.assign('/');
}
