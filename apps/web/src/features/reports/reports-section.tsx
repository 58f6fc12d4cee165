// In the settings: what the person reported, and what became of it.
import type { Report } from '@questline/contract';
import { reportReasons } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { ownReportsQuery } from './report-queries.ts';
import { statusOf, titleOf } from './report-words.ts';

export function ReportsSection() {
  const list = useInfiniteQuery(ownReportsQuery);
  return (
    <PageSection
      title="Your reports"
      text="What you reported to our safety team. Only you and the team can see this."
    >
      <PagedList
        list={list}
        failed={{ title: 'Failed to load your reports', text: failureText(list.error) }}
        part
        loading={<SkeletonList of="row" count={2} label="Loading your reports…" />}
        empty={
          <p className="flex items-center gap-3 text-ink-soft">
            <Flag aria-hidden />
            You haven't reported anything.
          </p>
        }
        noun={['report', 'reports']}
      >
        {(items) => (
          <ul>
            {items.map((item) => (
              <li
                key={item.id}
                className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0 last:border-0 last:pb-0"
              >
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{titleOf(item)}</p>
                  <p className="text-sm text-ink-soft">
                    {reportReasons[item.reason]} · R-{item.number} ·{' '}
                    <time dateTime={item.created_at}>{timeAgo(item.created_at)}</time>
                  </p>
                </div>
                <Badge tone={tones[item.status]}>{statusOf(item)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </PageSection>
  );
}

const tones: Record<Report['status'], BadgeTone> = {
  received: 'neutral',
  being_looked_at: 'yellow',
  closed: 'green',
};
