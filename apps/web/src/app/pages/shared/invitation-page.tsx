// /invitation: where accepting leads is decided by the guard.
import { useRouter, useSearch } from '@tanstack/react-router';
import { InvitationPage } from '../../../features/session/invitation-page.tsx';
import { goTo } from '../../go-to.ts';
import { afterAuth } from '../../../lib/session/guard.ts';

export function InvitationRoute() {
  const router = useRouter();
  const { token } = useSearch({ strict: false });
  return (
    <InvitationPage token={token} onSignedIn={(account) => goTo(router, afterAuth(account, undefined))} />
  );
}
