// Connects the auth forms with the guard, which decides where they lead.
import type { UserType } from '@questline/contract/plain';
import { useRouter, useSearch } from '@tanstack/react-router';
import { AuthPage } from '../../../features/session/auth-page.tsx';
import { goTo } from '../../go-to.ts';
import { afterAuth } from '../../guard.ts';

export const StudentAuthPage = () => <Entrance key="student" type="student" />;
export const CompanyAuthPage = () => <Entrance key="company" type="company" />;

function Entrance({ type }: { type: UserType }) {
  const router = useRouter();
  const { returnTo } = useSearch({ strict: false });
  return (
    <AuthPage
      type={type}
      returnTo={returnTo}
      onSignedIn={(account) => goTo(router, afterAuth(account, returnTo))}
    />
  );
}
