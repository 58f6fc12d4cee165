// Connects the auth forms with the guard, which decides where they lead.
import type { UserType } from '@questline/contract/plain';
import { useRouter, useSearch } from '@tanstack/react-router';
import { AuthPage } from '../../../features/session/auth-page.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { goTo } from '../../go-to.ts';
import { afterAuth } from '../../../lib/session/guard.ts';

const InvitedPage = lazyPart(() => import('../../../features/session/invited-page.tsx'), 'InvitedPage');

export const StudentAuthPage = () => <Entrance key="student" type="student" />;
export const CompanyAuthPage = () => <Entrance key="company" type="company" />;

function Entrance({ type }: { type: UserType }) {
  const router = useRouter();
  const { returnTo, invitation } = useSearch({ strict: false });
  const onSignedIn = (account: UserType) => goTo(router, afterAuth(account, returnTo));
  const page = { type, returnTo, onSignedIn };
  return invitation ? <InvitedPage token={invitation} {...page} /> : <AuthPage {...page} />;
}
