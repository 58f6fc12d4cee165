// /company-inbox: applications and messages under one roof; the chosen tab stands in the address.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { diagnostics } from '../../lib/diagnostics.ts';
import { EmptyInboxScene } from '../../ui/scenes/empty-inbox-scene.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BeingBuilt } from './being-built.tsx';
import { CompanyApplications } from './company-applications.tsx';

const tabs = [
  { value: 'messages', label: 'Messages' },
  { value: 'applications', label: 'Applications' },
  ...(diagnostics ? [{ value: 'debug', label: 'Debug' } as const] : []),
] as const;

export function CompanyInboxPage() {
  const { tab: asked = 'messages' } = useSearch({ from: '/company-shell/company-inbox' });
  const navigate = useNavigate({ from: '/company-inbox' });
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'messages';
  return (
    <Tabs label="Inbox" tabs={tabs} value={tab} onChange={(next) => void navigate({ search: { tab: next } })}>
      {tab === 'messages' && (
        <BeingBuilt scene={<EmptyInboxScene />} text="Your conversations with students." />
      )}
      {tab === 'applications' && <CompanyApplications />}
      {tab === 'debug' && <BeingBuilt scene={<EmptyInboxScene />} text="The state of this tab." />}
    </Tabs>
  );
}
