import { Outlet, useLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SessionState } from '../lib/session/session-store.ts';
import { useSession } from '../lib/session/session.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
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
  // On the way to another page the address is the new one already, and the page below still the old one.
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
