import { Outlet, useLocation } from '@tanstack/react-router';
import { ArrowLeft, Building2, Compass, Inbox, Route } from 'lucide-react';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { BareFrame } from './bare-frame.tsx';
import { RouterBottomBarLink, RouterSidebarLink } from './navigation-links.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { useCounts } from './use-counts.ts';
import { useAccount } from './use-account.ts';

const destinations = [
  { to: '/incentives', label: 'Initiatives', icon: <Compass /> },
  { to: '/inbox', label: 'Inbox', icon: <Inbox /> },
  { to: '/companies', label: 'Companies', icon: <Building2 /> },
  { to: '/active', label: 'Active', icon: <Route /> },
] as const;

/** A company sees only /incentives in here; its other pages of this layout stand without the shell. */
export function StudentShell() {
  const { pathname } = useLocation();
  const isCompany = useAccount()?.type === 'company';
  if (!isCompany) return <ForStudents />;
  return pathname.startsWith('/incentives') ? <ForCompanies /> : <BareFrame />;
}

export function ForStudents() {
  const countOf = useCounts();
  return (
    <ShellFrame
      type="student"
      home="/feed"
      navigation={destinations.map(({ to, label, icon }) => (
        <RouterSidebarLink key={to} to={to} icon={icon} count={countOf(to)}>
          {label}
        </RouterSidebarLink>
      ))}
      bottomBar={
        <BottomBar label="Main">
          {destinations.map(({ to, label, icon }) => (
            <RouterBottomBarLink key={to} to={to} icon={icon} count={countOf(to)}>
              {label}
            </RouterBottomBarLink>
          ))}
        </BottomBar>
      }
    >
      <Outlet />
    </ShellFrame>
  );
}

const ForCompanies = () => (
  <ShellFrame
    type="student"
    home="/company-overview"
    navigation={
      <>
        <RouterSidebarLink to="/incentives" icon={<Compass />}>
          Initiatives
        </RouterSidebarLink>
        <RouterSidebarLink to="/company-overview" icon={<ArrowLeft />}>
          Your company
        </RouterSidebarLink>
      </>
    }
  >
    <Outlet />
  </ShellFrame>
);
