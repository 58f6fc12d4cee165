// /company-inbox: applications and messages under one roof; the chosen tab stands in the address.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { waitingCountQuery } from '../../features/applications/received-queries.ts';
import { diagnostics } from '../../lib/diagnostics.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CompanyApplications } from './company-applications.tsx';
import { CompanyMessages } from './company-messages.tsx';
import { InboxDebug } from './inbox-debug.tsx';

const tabsOf = (waiting = 0) =>
  [
    { value: 'messages', label: 'Messages' },
    { value: 'applications', label: 'Applications', ...(waiting > 0 && { count: waiting }) },
    ...(diagnostics ? [{ value: 'debug', label: 'Debug' } as const] : []),
  ] as const;

export function CompanyInboxPage() {
  const { tab: asked = 'messages' } = useSearch({ from: '/company-shell/company-inbox' });
  const navigate = useNavigate({ from: '/company-inbox' });
  const tabs = tabsOf(useQuery(waitingCountQuery).data?.pending);
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'messages';
  return (
    <Tabs label="Inbox" tabs={tabs} value={tab} onChange={(next) => void navigate({ search: { tab: next } })}>
      {tab === 'messages' && <CompanyMessages />}
      {tab === 'applications' && <CompanyApplications />}
      {tab === 'debug' && <InboxDebug />}
    </Tabs>
  );
}
