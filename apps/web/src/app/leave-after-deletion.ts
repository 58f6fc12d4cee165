import type { Deletion } from '../features/session/settings/deletion-summary.tsx';
import { flashToast } from '../lib/flash-toast.ts';
import { session } from '../lib/session/session.ts';
import { clearDrafts } from '../lib/local-data.ts';

export const leaveCompany = () =>
  leave({ title: 'You left the team', description: 'You can join another company with an invitation.' });

export const leaveAfterDeletion = (what: Deletion) =>
  leave({
    title: what === 'company' ? 'Company deleted' : 'Account deleted',
    description: "We're sorry to see you go.",
  });

/** The server has ended the sessions. Also deletes this person's drafts and upload notes from this browser. */
function leave(toast: Parameters<typeof flashToast>[0]): void {
  session.deleted();
  clearDrafts();
  flashToast(toast);
  window.location.assign('/');
}
