// /settings for both account types, with independent sections.
import type { Teammate } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { GuardianSection } from '../../../features/guardians/guardian-section.tsx';
import { PreferencesSection } from '../../../features/notifications/preferences-section.tsx';
import { ReportsSection } from '../../../features/reports/reports-section.tsx';
import { AccountSection } from '../../../features/session/settings/account-section.tsx';
import { AppearanceSection } from '../../../features/session/settings/appearance-section.tsx';
import { DataSection, type TeamPlace } from '../../../features/session/settings/data-section.tsx';
import { DevicesSection } from '../../../features/session/settings/devices-section.tsx';
import { PasswordSection } from '../../../features/session/settings/password-section.tsx';
import { ProfileViewsSection } from '../../../features/students/profile-views-section.tsx';
import { SharingSection } from '../../../features/students/sharing-section.tsx';
import { teamQuery } from '../../../features/team/team-query.ts';
import { TeamSection } from '../../../features/team/team-section.tsx';
import { leaveAfterDeletion, leaveCompany } from '../../leave-after-deletion.ts';
import { useAccount } from '../../shell/use-account.ts';

export function SettingsPage() {
  const account = useAccount();
  const isCompany = account?.type === 'company';
  const { data: team } = useQuery({ ...teamQuery, enabled: isCompany });
  if (!account) return null;
  return (
    <div className="mx-auto grid max-w-5xl gap-8">
      <AccountSection />
      <PasswordSection />
      {isCompany ? <TeamSection onLeft={leaveCompany} /> : <SharingSection />}
      {!isCompany && <ProfileViewsSection />}
      {!isCompany && <GuardianSection />}
      <ReportsSection />
      <DevicesSection />
      <div id="notifications" className="scroll-mt-24 border-t border-line pt-8">
        <PreferencesSection quietAtNight={!isCompany} />
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
