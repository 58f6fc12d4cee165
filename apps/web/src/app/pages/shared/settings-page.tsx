// /settings for both account types, with independent sections.
import { PreferencesSection } from '../../../features/notifications/preferences-section.tsx';
import { AccountSection } from '../../../features/session/settings/account-section.tsx';
import { AppearanceSection } from '../../../features/session/settings/appearance-section.tsx';
import { DataSection } from '../../../features/session/settings/data-section.tsx';
import { DevicesSection } from '../../../features/session/settings/devices-section.tsx';
import { PasswordSection } from '../../../features/session/settings/password-section.tsx';
import { TeamSection } from '../../../features/team/team-section.tsx';
import { leaveAfterDeletion, leaveCompany } from '../../leave-after-deletion.ts';
import { useAccount } from '../../shell/use-account.ts';

export function SettingsPage() {
  const account = useAccount();
  if (!account) return null;
  return (
    <div className="mx-auto grid max-w-5xl gap-8">
      <AccountSection />
      <PasswordSection />
      {account.type === 'company' && <TeamSection onLeft={leaveCompany} />}
      <DevicesSection />
      <div id="notifications" className="scroll-mt-24 border-t border-line pt-8">
        <PreferencesSection />
      </div>
      <AppearanceSection />
      <DataSection type={account.type} onDeleted={leaveAfterDeletion} />
    </div>
  );
}
