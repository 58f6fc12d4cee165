import { createLink, Outlet, useLocation, useParams, useSearch } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { BackArrow } from '../../ui/layout/back-arrow.tsx';
import { useSession } from '../../lib/session/session.ts';
import { VerificationNotice } from '../../features/companies/verification/verification-notice.tsx';
import { AccessDenied } from './access-denied.tsx';
import { CompanyDrawer, CompanyNavigation } from './company-navigation.tsx';
import { RouterButtonLink } from './links.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** A second check, in case someone gets past the guard. */
export function CompanyShell({ children }: { children?: ReactNode }) {
  const { current } = useSession();
  // A review fills the window.
  const isReviewing = useSearch({ strict: false, select: ({ submission }) => submission !== undefined });
  if (current.state === 'loading') return <Spinner full label="One moment…" />;
  if (current.state === 'signed-out' || current.type !== 'company') return <AccessDenied />;
  return (
    <ShellFrame
      type="company"
      home="/company-overview"
      navigation={<CompanyNavigation />}
      lead={<CompanyDrawer />}
      back={<Back />}
      notice={<NotVerified />}
      focused={isReviewing}
    >
      {children ?? <Outlet />}
    </ShellFrame>
  );
}

const RouterBackArrow = createLink((props: ComponentProps<typeof BackArrow>) => (
  <BackArrow {...props} className="max-md:hidden" />
));

/** To the page above this one. Phones have it on the page. */
function Back() {
  const { pathname, search } = useLocation();
  const { id } = useParams({ strict: false });
  if (id && pathname.startsWith('/edit-initiative/'))
    return (
      <RouterBackArrow to="/company/initiative/$id" params={{ id }}>
        Back to initiative
      </RouterBackArrow>
    );
  if (pathname.startsWith('/company/initiative/') || pathname === '/create-initiative')
    return <RouterBackArrow to="/company-overview">Back to overview</RouterBackArrow>;
  if (search.view && pathname === '/company-active-users')
    return <RouterBackArrow to="/company-active-users">Back to Active Users</RouterBackArrow>;
  return null;
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
