import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatCard } from '../../../ui/lists/stat-card.tsx';
import { studentsSummaryQuery } from './working-queries.ts';

/** The server stops counting at 1,000. */
const counted = (count: number | undefined) =>
  count === undefined ? '–' : count >= 1_000 ? '1,000+' : String(count);

/** The four figures. On failure they show a dash; the list below shows the error. */
export function StudentsSummary({ queueLink }: { queueLink: ReactNode }) {
  const { data } = useQuery(studentsSummaryQuery);
  const waiting = data?.pending_reviews ?? 0;
  return (
    <section aria-label="Summary" className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
      <StatCard label="Active Students" figure={counted(data?.active_students)} />
      <StatCard
        label="Pending Reviews"
        figure={counted(data?.pending_reviews)}
        link={queueLink}
        urgent={waiting > 0}
      />
      <StatCard label="Avg Completion" figure={data ? `${data.avg_completion.toFixed(1)}%` : '–'} />
      <StatCard label="Total Initiatives" figure={counted(data?.total_initiatives)} />
    </section>
  );
}
