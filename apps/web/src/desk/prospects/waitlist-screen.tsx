// The waitlist and inquiries: people and companies who could sign up.
import type { ProspectFilter } from '@questline/contract';
import { useState } from 'react';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { ProspectDetail } from './prospect-detail.tsx';
import { ProspectList } from './prospect-list.tsx';
import { prospectsKey } from './prospect-queries.ts';

const first: ProspectFilter = { kind: 'waitlist', status: 'new', term: null, oldest_first: false };

export function WaitlistScreen() {
  // Here, so that it stays while an item is open.
  const [filter, setFilter] = useState(first);
  return (
    <QueueScreen
      path="/desk/waitlist"
      title="Waitlist and inquiries"
      queryKey={prospectsKey}
      renderList={(openId, onOpen) => (
        <ProspectList filter={filter} onFilter={setFilter} openId={openId} onOpen={onOpen} />
      )}
      renderItem={(open) => <ProspectDetail key={open.id} {...open} />}
    />
  );
}
