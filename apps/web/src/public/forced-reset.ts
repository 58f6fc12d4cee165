import { takeFlashToast, flashToast } from '../lib/flash-toast.ts';
import { forgetEverything } from '../lib/local-data.ts';
import { publicApi } from '../lib/public-api.ts';
import { browserTabs } from '../lib/session/session-tabs.ts';
import { isSignOutPending, settleSignOut } from '../lib/session/sign-out-pending.ts';

/** A sign-out that failed leads here: everything local goes. Only this browser's own failure may ask for it,
 *  a link of somebody else's may not. */
export async function resetIfForced(): Promise<void> {
  const address = new URL(location.href);
  if (address.searchParams.get('force_reset') !== 'true') return;
  address.searchParams.delete('force_reset');
  history.replaceState(null, '', address);
  if (!isSignOutPending(localStorage)) return;
  const toast = takeFlashToast();
  const forgetting = forgetEverything();
  if (toast) flashToast(toast);
  await forgetting;
}

/** Makes up for it as soon as the server can be reached; if that is later, every page tries again. */
export function makeUpForSignOut() {
  const settle = () => settleSignOut(localStorage, () => publicApi('DELETE /api/session'));
  const tryNow = () => {
    if (isSignOutPending(localStorage)) browserTabs().inTurn(settle).catch(tryWhenOnline);
  };
  const tryWhenOnline = () => window.addEventListener('online', tryNow, { once: true });
  tryNow();
}
