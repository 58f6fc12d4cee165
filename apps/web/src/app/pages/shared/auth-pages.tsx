// Where the auth forms lead: the one place that knows both the forms and the guard.
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
