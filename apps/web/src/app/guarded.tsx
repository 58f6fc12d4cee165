import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SessionState } from '../lib/session/session-store.ts';
import { useSession } from '../lib/session/session.ts';
import { Spinner } from '../ui/spinner.tsx';
import { goTo } from './go-to.ts';
import { decide, type Visitor } from './guard.ts';

const visitorOf = (current: SessionState): Visitor => {
  if (current.state === 'signed-in') return current.type;
  return current.state === 'loading' ? 'loading' : 'anonymous';
};

/** Stands around every page. It follows the session: whoever is signed out elsewhere leaves here too. */
export function Guarded() {
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const { current, submitting } = useSession();
  const decision = submitting ? { show: true as const } : decide(pathname, searchStr, visitorOf(current));
  const address = 'goTo' in decision ? decision.goTo : undefined;

  useEffect(() => {
    if (address) void goTo(router, address);
  }, [router, address]);

  return 'show' in decision ? <Outlet /> : <Spinner full label="One moment…" />;
}
