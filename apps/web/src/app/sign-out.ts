import { flashToast } from '../lib/flash-toast.ts';
import { clearPersonalData } from '../lib/local-data.ts';
import { session } from '../lib/session/session.ts';

/** Signs out everywhere and goes to the landing page, which is another document. */
export async function signOut(): Promise<void> {
  const cleared = clearPersonalData();
  try {
    await session.signOut();
    await cleared;
    flashToast({ title: 'Successfully signed out', description: 'Redirecting to homepage...' });
    window.location.assign('/');
  } catch {
    flashToast({
      title: 'Error during sign out',
      description: 'Forcing application reset...',
      variant: 'destructive',
    });
    window.location.assign('/?force_reset=true');
  }
}
