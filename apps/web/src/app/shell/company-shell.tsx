import { Outlet, useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useSession } from '../../lib/session/session.ts';
import { VerificationNotice } from '../../features/companies/verification/verification-notice.tsx';
import { AccessDenied } from './access-denied.tsx';
import { CompanyDrawer, CompanyNavigation } from './company-navigation.tsx';
import { RouterBackLink, RouterButtonLink } from './links.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** A second check, in case someone gets past the guard. */
export function CompanyShell({ children }: { children?: ReactNode }) {
  const { current } = useSession();
  // A review fills the window.
  const isReviewing = useSearch({ strict: false, select: ({ submission }) => submission !== undefined });
  const isInitiative = useLocation().pathname.startsWith('/company/initiative/');
  if (current.state === 'loading') return <Spinner full label="One moment…" />;
  if (current.state === 'signed-out' || current.type !== 'company') return <AccessDenied />;
  return (
    <ShellFrame
      type="company"
      home="/company-overview"
      navigation={<CompanyNavigation />}
      lead={<CompanyDrawer />}
      back={isInitiative && <RouterBackLink to="/company-overview">Back to overview</RouterBackLink>}
      notice={<NotVerified />}
      focused={isReviewing}
    >
      {children ?? <Outlet />}
    </ShellFrame>
  );
}

/** One notice at a time: the email first. The page about verification says it all itself. */
function NotVerified() {
  const { current } = useSession();
  const hasVerified = current.state !== 'signed-in' || current.user?.email_verified !== false;
  const isSaid = useLocation().pathname === '/company/verification';
  if (!hasVerified || isSaid) return null;
  return (
    <VerificationNotice
      renderLink={(text) => (
        <RouterButtonLink to="/company/verification" size="small" variant="secondary">
          {text}
        </RouterButtonLink>
      )}
    />
  );
}
