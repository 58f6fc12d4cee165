import { takeHandedToast, handToast } from '../lib/handed-toast.ts';
import { forgetEverything } from '../lib/local-data.ts';

/** A sign-out that failed ends here: everything local goes, and the cookie is given back once more. */
export async function resetIfForced(): Promise<void> {
  const address = new URL(location.href);
  if (address.searchParams.get('force_reset') !== 'true') return;
  address.searchParams.delete('force_reset');
  history.replaceState(null, '', address);
  const toast = takeHandedToast();
  const forgetting = forgetEverything();
  if (toast) handToast(toast);
  // If this one does not arrive either, the session ends by its own age.
  await fetch('/api/session', { method: 'DELETE' }).catch(() => undefined);
  await forgetting;
}
