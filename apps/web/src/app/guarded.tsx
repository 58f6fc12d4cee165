import { Outlet, useLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { decide, type Visitor } from '../lib/session/guard.ts';
import type { SessionState } from '../lib/session/session-store.ts';
import { useSession } from '../lib/session/session.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { goTo } from './go-to.ts';

const visitorOf = (current: SessionState): Visitor => {
  if (current.state === 'signed-in') return current.type;
  return current.state === 'loading' ? 'loading' : 'anonymous';
};

/** Wraps every page and follows the session: signing out in another tab also leaves this page. */
export function Guarded() {
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  // During navigation the URL is already the new one, while the page below is still the old one.
  const drawn = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? pathname });
  const { current, submitting } = useSession();
  const decision = decide(pathname, searchStr, visitorOf(current));
  const address = 'goTo' in decision && !submitting ? decision.goTo : undefined;
  const isShown = [decision, decide(drawn, '', visitorOf(current))].every((it) => 'show' in it);

  useEffect(() => {
    if (address) void goTo(router, address);
  }, [router, address]);

  return submitting || isShown ? <Outlet /> : <Spinner full label="One moment…" />;
}
