import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureText } from '../lib/format/failure-text.ts';
import { FailedNotice } from '../ui/feedback/notice.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { operatorQuery } from './desk-queries.ts';
import { SetUpPage } from './set-up-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

const isSetUp = () => /^\/desk\/set-up\/?$/.test(location.pathname);

export function DeskApp() {
  const [settingUp, setSettingUp] = useState(isSetUp);
  const { data: operator, error, isFetching, refetch } = useQuery({ ...operatorQuery, enabled: !settingUp });
  const expiresAt = operator?.expires_at;

  // Shows the sign-in page when the time is up, without waiting for the next request.
  useEffect(() => {
    if (!expiresAt) return undefined;
    const timer = setTimeout(() => void refetch(), Date.parse(expiresAt) - Date.now() + 1_000);
    return () => clearTimeout(timer);
  }, [expiresAt, refetch]);

  function finishSetUp() {
    history.replaceState(null, '', '/desk');
    setSettingUp(false);
  }

  if (settingUp) return <SetUpPage token={location.hash.slice(1)} onDone={finishSetUp} />;
  if (operator) return <SignedInFrame operator={operator} />;
  if (operator === null) return <SignInPage />;
  if (!error)
    return (
      <p role="status" className="grid min-h-dvh place-items-center text-lg text-ink-soft">
        One moment…
      </p>
    );
  return (
    <DeskFrame title="Desk">
      <FailedNotice title="Failed to load the desk" busy={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </FailedNotice>
    </DeskFrame>
  );
}
