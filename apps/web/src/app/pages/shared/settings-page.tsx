// /settings for both account types, with independent sections. Wide screens show all of them next to their list; on narrow
// ones, the list is a page, and a section opens with its hash.
import type { Teammate } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { AccountSection } from '../../../features/session/settings/account-section.tsx';
import { AppearanceSection } from '../../../features/session/settings/appearance-section.tsx';
import { DataSection, type TeamPlace } from '../../../features/session/settings/data-section.tsx';
import { DevicesSection } from '../../../features/session/settings/devices-section.tsx';
import { PasswordSection } from '../../../features/session/settings/password-section.tsx';
import { ownGuardianQuery } from '../../../features/guardians/guardian-queries.ts';
import { teamQuery } from '../../../features/team/team-query.ts';
import { cx } from '../../../ui/cx.ts';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { leaveAfterDeletion, leaveCompany } from '../../leave-after-deletion.ts';
import { RouterBackLink } from '../../shell/links.tsx';
import { useAccount } from '../../shell/use-account.ts';
import { idOf, settingsGroups, type SettingsPart } from './settings-parts.ts';
import { SettingsIndex } from './settings-index.tsx';
import { stayAt } from './stay-at.ts';

// Below what fits on the first screen, and most are only for one kind of account.
const TeamSection = lazyPart(() => import('../../../features/team/team-section.tsx'), 'TeamSection');
const TimeZoneSection = lazyPart(
  () => import('../../../features/companies/time-zone-section.tsx'),
  'TimeZoneSection',
);
const SharingSection = lazyPart(
  () => import('../../../features/students/sharing-section.tsx'),
  'SharingSection',
);
const ProfileViewsSection = lazyPart(
  () => import('../../../features/students/profile-views-section.tsx'),
  'ProfileViewsSection',
);
const PreferencesSection = lazyPart(
  () => import('../../../features/notifications/preferences-section.tsx'),
  'PreferencesSection',
);
const ReportsSection = lazyPart(
  () => import('../../../features/reports/reports-section.tsx'),
  'ReportsSection',
);
const BreakSection = lazyPart(
  () => import('../../../features/students/break/break-section.tsx'),
  'BreakSection',
);
const GuardianSection = lazyPart(
  () => import('../../../features/guardians/guardian-section.tsx'),
  'GuardianSection',
);

export function SettingsPage() {
  const account = useAccount();
  const isCompany = account?.type === 'company';
  const { data: team } = useQuery({ ...teamQuery, enabled: isCompany });
  const { data: guardian } = useQuery({ ...ownGuardianQuery, enabled: !isCompany });
  if (!account) return null;
  const contents: Record<SettingsPart, ReactNode> = {
    Notifications: <PreferencesSection quietAtNight={!isCompany} />,
    Team: <TeamSection onLeft={leaveCompany} />,
    'Time zone': <TimeZoneSection />,
    'Taking a break': <BreakSection />,
    Appearance: <AppearanceSection />,
    Account: <AccountSection />,
    Password: <PasswordSection />,
    Devices: <DevicesSection />,
    'Who sees what': <SharingSection />,
    'Who has seen my profile': <ProfileViewsSection />,
    'Parent or guardian': <GuardianSection />,
    'Your reports': <ReportsSection />,
    'Your data': (
      <DataSection
        team={isCompany ? team && placeIn(team.people) : 'student'}
        onDeleted={leaveAfterDeletion}
      />
    ),
  };
  return <Settings groups={settingsGroups(account.type, guardian)} contents={contents} />;
}

type SettingsProps = {
  groups: readonly (readonly SettingsPart[])[];
  contents: Record<SettingsPart, ReactNode>;
};

/** A section that is opened is scrolled to and focused. */
function Settings({ groups, contents }: SettingsProps) {
  const { hash } = useLocation();
  const parts = groups.flat();
  const open = parts.find((part) => idOf(part) === hash);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const part = document.getElementById(idOf(open))!;
    part.focus({ preventScroll: true });
    return stayAt(() => part);
  }, [open]);
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className={cx(open && 'max-lg:hidden')}>
        <SettingsIndex groups={groups} box={box} />
      </div>
      <div ref={box} className={cx('grid grid-cols-1 gap-12', !open && 'max-lg:hidden')}>
        <div className="-mb-10 lg:hidden">
          <RouterBackLink to="/settings">All settings</RouterBackLink>
        </div>
        {parts.map((part) => (
          <div
            key={part}
            id={idOf(part)}
            tabIndex={-1}
            // The last one is tall enough to be scrolled to the top like the others.
            className={cx(
              'outline-none max-lg:scroll-mt-20 lg:last:min-h-[calc(100dvh-10rem)]',
              part !== open && 'max-lg:hidden',
            )}
          >
            <Suspense fallback={<SkeletonList of="row" count={3} label="Loading…" />}>
              {contents[part]}
            </Suspense>
          </div>
        ))}
      </div>
    </div>
  );
}

function placeIn(people: Teammate[]): TeamPlace {
  const owners = people.filter(({ role }) => role === 'owner');
  const isOwner = owners.some(({ you }) => you);
  return { isOwner, isLastOwner: isOwner && owners.length === 1, others: people.length - 1 };
}
