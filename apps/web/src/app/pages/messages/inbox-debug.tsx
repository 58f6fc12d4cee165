// The Debug tab: what a developer checks first when a message didn't arrive. Ids and times only.
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { live } from '../../../lib/live/live.ts';
import { type RecentCall, recentCalls } from '../../../lib/recent-calls.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/lists/table.tsx';
import { useAccount } from '../../shell/use-account.ts';

const refreshMs = 1_000;
const clock = (at: Date) => at.toISOString().slice(11, 23);

const columns: Column<RecentCall>[] = [
  { key: 'key', header: 'Request', cell: ({ key }) => key },
  { key: 'at', header: 'At', cell: ({ at }) => clock(at) },
  { key: 'status', header: 'Status', figure: true, cell: ({ status }) => status || 'no response' },
  { key: 'ms', header: 'Took', figure: true, cell: ({ tookMs }) => `${Math.round(tookMs)} ms` },
  { key: 'id', header: 'Request id', cell: ({ requestId }) => requestId },
];

export function InboxDebug() {
  const { thread = 'none' } = useSearch({ from: '/company-shell/company-inbox' });
  const account = useAccount();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), refreshMs);
    return () => clearInterval(timer);
  }, []);
  const { stream, heard } = live.state();
  const facts = {
    Account: account?.id ?? 'none',
    Thread: thread,
    'Live connection': stream,
    'Last invalidation': heard ? `${[heard.invalidation].flat().join(', ')} at ${clock(heard.at)}` : 'none',
    Network: navigator.onLine ? 'online' : 'offline',
  };
  return (
    <div className="grid gap-5">
      <Card tight>
        <dl className="grid gap-x-6 gap-y-2 md:grid-cols-[auto_1fr]">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
              <dd className="font-mono text-sm wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Table
        caption="Requests from this tab"
        rows={recentCalls()}
        rowKey={({ n }) => String(n)}
        columns={columns}
      />
    </div>
  );
}
