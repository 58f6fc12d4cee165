import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Award, Building2, Compass, House, Inbox, Route } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { acceptancesQuery } from '../../features/notifications/notification-queries.ts';
import { pausedQuery } from '../../features/guardians/guardian-queries.ts';
import { PausedNotice } from '../../features/guardians/paused-notice.tsx';
import { breakQuery } from '../../features/students/break/break-query.ts';
import { welcomeQuestQuery } from '../../features/students/student-queries.ts';
import { useTimeZone } from '../../features/students/use-time-zone.ts';
import { BottomBar } from '../../ui/layout/bottom-bar.tsx';
import { BareFrame } from './bare-frame.tsx';
import { RouterBottomBarLink, RouterSidebarLink } from './navigation-links.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { StudentBack } from './student-back.tsx';
import { useStudentCounts } from './use-counts.ts';
import { useAccount } from './use-account.ts';

/** `over`: subpages that keep this entry highlighted. */
const destinations = [
  { to: '/feed', label: 'Home', icon: <House /> },
  { to: '/incentives', label: 'Initiatives', icon: <Compass />, over: '/initiative/' },
  { to: '/inbox', label: 'Inbox', icon: <Inbox /> },
  { to: '/companies', label: 'Companies', icon: <Building2 />, over: '/company/' },
  { to: '/active', label: 'Active', icon: <Route />, over: '/initiative-tasks/' },
] as const;

/** Optional: if it can't be loaded, the bell and the panel on /active still show the acceptance. */
const AcceptanceToast = lazy(() =>
  import('./acceptance-toast.tsx').then(
    ({ AcceptanceToast }) => ({ default: AcceptanceToast }),
    () => ({ default: () => null }),
  ),
);

/** A company sees only /incentives in this shell. Other student pages render without it. */
export function StudentShell() {
  const { pathname } = useLocation();
  const isCompany = useAccount()?.type === 'company';
  if (!isCompany) return <ForStudents />;
  return pathname.startsWith('/incentives') ? <ForCompanies /> : <BareFrame />;
}

export function ForStudents({ children }: { children?: ReactNode }) {
  const countOf = useStudentCounts();
  const { pathname } = useLocation();
  // As in every messenger, an open conversation has the whole phone.
  const isReading = useSearch({
    strict: false,
    select: ({ thread, conversation }) => (thread ?? conversation) !== undefined,
  });
  // For the toast and the pages. Asked for here, they come in one response with the counts.
  useQuery(acceptancesQuery);
  useQuery(welcomeQuestQuery);
  useQuery(breakQuery);
  const { data: paused } = useQuery(pausedQuery);
  useTimeZone();
  const above = destinations.find((it) => 'over' in it && pathname.startsWith(it.over));
  const links = destinations.map(({ label, ...it }) => ({
    label,
    link: {
      to: it.to,
      icon: it.icon,
      count: countOf(it.to),
      ...(it.to === above?.to && { 'aria-current': 'page' as const }),
    },
  }));
  return (
    <ShellFrame
      type="student"
      home="/feed"
      back={above && 'over' in above && <StudentBack to={above.to} />}
      notice={paused && <PausedNotice why={paused} />}
      navigation={
        <>
          {links.map(({ label, link }) => (
            <RouterSidebarLink key={label} {...link}>
              {label}
            </RouterSidebarLink>
          ))}
          <hr className="mx-3 my-2 border-line" />
          <RouterSidebarLink to="/record" icon={<Award />}>
            My record
          </RouterSidebarLink>
        </>
      }
      bottomBar={
        !isReading && (
          <BottomBar label="Main">
            {links.map(({ label, link }) => (
              <RouterBottomBarLink key={label} {...link}>
                {label}
              </RouterBottomBarLink>
            ))}
          </BottomBar>
        )
      }
    >
      {children ?? <Outlet />}
      <Suspense fallback={null}>
        <AcceptanceToast />
      </Suspense>
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
