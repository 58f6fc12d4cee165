import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useSession } from '../../lib/session/session.ts';
import { AccessDenied } from './access-denied.tsx';
import { CompanyDrawer, CompanyNavigation } from './company-navigation.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** A second check, in case someone gets past the guard. */
export function CompanyShell({ children }: { children?: ReactNode }) {
  const { current } = useSession();
  if (current.state === 'loading') return <Spinner full label="One moment…" />;
  if (current.state === 'signed-out' || current.type !== 'company') return <AccessDenied />;
  return (
    <ShellFrame
      type="company"
      home="/company-overview"
      navigation={<CompanyNavigation />}
      lead={<CompanyDrawer />}
    >
      {children ?? <Outlet />}
    </ShellFrame>
  );
}
