import type { Deletion } from '../features/session/settings/deletion-summary.tsx';
import { flashToast } from '../lib/flash-toast.ts';
import { session } from '../lib/session/session.ts';
import { clearPersonalData } from '../lib/local-data.ts';

export const leaveCompany = () =>
  leave({ title: 'You left the team', description: 'You can join another company with an invitation.' });

export const leaveAfterDeletion = (what: Deletion) =>
  leave({
    title: what === 'company' ? 'Company deleted' : 'Account deleted',
    description: "We're sorry to see you go.",
  });

/** The server has ended the sessions. Also deletes everything that this browser kept for the person. */
function leave(toast: Parameters<typeof flashToast>[0]): void {
  session.deleted();
  flashToast(toast);
  void clearPersonalData().finally(() => window.location.assign('/'));
}
