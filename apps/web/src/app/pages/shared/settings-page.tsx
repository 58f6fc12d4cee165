// /settings for both account types, with independent sections.
import type { Teammate } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AccountSection } from '../../../features/session/settings/account-section.tsx';
import { AppearanceSection } from '../../../features/session/settings/appearance-section.tsx';
import { DataSection, type TeamPlace } from '../../../features/session/settings/data-section.tsx';
import { DevicesSection } from '../../../features/session/settings/devices-section.tsx';
import { PasswordSection } from '../../../features/session/settings/password-section.tsx';
import { teamQuery } from '../../../features/team/team-query.ts';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { leaveAfterDeletion, leaveCompany } from '../../leave-after-deletion.ts';
import { useAccount } from '../../shell/use-account.ts';

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
  if (!account) return null;
  return (
    <div className="mx-auto grid max-w-5xl gap-8">
      <AccountSection />
      <PasswordSection />
      <Suspense fallback={<SkeletonList of="row" count={3} label="Loading…" />}>
        {isCompany ? (
          <>
            <TeamSection onLeft={leaveCompany} />
            <TimeZoneSection />
          </>
        ) : (
          <>
            <SharingSection />
            <ProfileViewsSection />
            <BreakSection />
            <GuardianSection />
          </>
        )}
        <ReportsSection />
      </Suspense>
      <DevicesSection />
      <div id="notifications" className="scroll-mt-24 border-t border-line pt-8">
        <Suspense fallback={<SkeletonList of="row" count={6} label="Loading…" />}>
          <PreferencesSection quietAtNight={!isCompany} />
        </Suspense>
      </div>
      <AppearanceSection />
      <DataSection
        team={isCompany ? team && placeIn(team.people) : 'student'}
        onDeleted={leaveAfterDeletion}
      />
    </div>
  );
}

function placeIn(people: Teammate[]): TeamPlace {
  const owners = people.filter(({ role }) => role === 'owner');
  const isOwner = owners.some(({ you }) => you);
  return { isOwner, isLastOwner: isOwner && owners.length === 1, others: people.length - 1 };
}
