import { takeFlashToast, flashToast } from '../lib/flash-toast.ts';
import { clearLocalData } from '../lib/local-data.ts';
import { publicApi } from '../lib/public-api.ts';
import { browserTabs } from '../lib/session/session-tabs.ts';
import { isSignOutPending, settleSignOut } from '../lib/session/sign-out-pending.ts';

/** After a failed sign-out, deletes everything stored locally. Only a failure in this browser can trigger it, not a link
 *  from someone else. */
export async function resetIfForced(): Promise<void> {
  const address = new URL(location.href);
  if (address.searchParams.get('force_reset') !== 'true') return;
  address.searchParams.delete('force_reset');
  history.replaceState(null, '', address);
  if (!isSignOutPending(localStorage)) return;
  const toast = takeFlashToast();
  const forgetting = clearLocalData();
  if (toast) flashToast(toast);
  await forgetting;
}

/** Retries the sign-out as soon as the server can be reached. Otherwise every later page tries again. */
export function retryPendingSignOut() {
  const settle = () => settleSignOut(localStorage, () => publicApi('DELETE /api/session'));
  const tryNow = () => {
    if (isSignOutPending(localStorage)) browserTabs().withLock(settle).catch(tryWhenOnline);
  };
  const tryWhenOnline = () => window.addEventListener('online', tryNow, { once: true });
  tryNow();
}
