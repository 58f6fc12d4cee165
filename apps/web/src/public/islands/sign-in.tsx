// The forms of the sign-in pages, for visitors without a session. Once they are signed in, here or in another tab, they continue
// in a document of the app.
import type { UserType } from '@questline/contract/plain';
import { useEffect, useSyncExternalStore } from 'react';
import { AuthForms } from '../../features/session/auth-forms.tsx';
import { flashToast } from '../../lib/flash-toast.ts';
import { useMaintenance } from '../../lib/maintenance/maintenance.ts';
import { blockLinksOffline } from '../../lib/offline/block-links.ts';
import { enteredWords } from '../../lib/session/entered-words.ts';
import { afterAuth, awayFromAuth } from '../../lib/session/guard.ts';
import { session, startSession, useSession } from '../../lib/session/session.ts';
import { useOnline } from '../../lib/use-online.ts';
import { MaintenanceNotice } from '../../ui/feedback/maintenance-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { lazyPart } from '../../ui/lazy/lazy-component.tsx';
import { fetchNextFiles } from '../fetch-next-files.ts';
import { lazyToast } from '../lazy-toast.ts';
import { usePagePath } from '../page-path.ts';

/** Most people who open these pages have an account. */
const SignUpForm = lazyPart(() => import('../../features/session/sign-up-form.tsx'), 'SignUpForm');

/** Development builds run effects twice. */
let isStarted = false;
function start() {
  if (isStarted) return;
  isStarted = true;
  session.listen((event) => event.name === 'SIGNED_IN' && flashToast(enteredWords(event.isNew)));
  startSession();
  blockLinksOffline(lazyToast);
  // The browser's Back button may show this page as it was, and its visitor may have a session by now.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  fetchNextFiles();
}

/** Nothing watches the address: it stays the same until the document is left. */
const unwatched = () => () => {};
const useReturnTo = () =>
  useSyncExternalStore(
    unwatched,
    () => new URLSearchParams(location.search).get('returnTo') ?? undefined,
    () => undefined,
  );

/** The form stays busy until the document is gone. */
function leaveFor(address: string) {
  location.replace(address);
  return new Promise<never>(() => {});
}

/** For someone who signs in in another tab. What this browser remembers of a session isn't enough: it may have ended. */
function useLeaveWithSession() {
  const { current, submitting } = useSession();
  const type = current.state === 'signed-in' && current.user && !submitting ? current.type : undefined;
  useEffect(() => {
    if (type) void leaveFor(awayFromAuth(type, location.search));
  }, [type]);
}

export default function SignIn() {
  const type = usePagePath() === '/company/auth' ? 'company' : 'student';
  const returnTo = useReturnTo();
  const maintenance = useMaintenance();
  const online = useOnline();
  useEffect(start, []);
  useLeaveWithSession();
  return (
    <>
      {maintenance && <MaintenanceNotice state={maintenance} />}
      {!online && (
        <Notice tone="offline" title="You're offline">
          You can sign in when you're back online.
        </Notice>
      )}
      <AuthForms
        type={type}
        returnTo={returnTo}
        SignUpForm={SignUpForm}
        toast={lazyToast}
        onSignedIn={(account: UserType) => leaveFor(afterAuth(account, returnTo))}
      />
    </>
  );
}
