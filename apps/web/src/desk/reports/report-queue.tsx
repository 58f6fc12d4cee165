// The queue: open reports, urgent ones first and then by age.
import { reportReasons } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { cx } from '../../ui/cx.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { useListFocus } from '../../ui/lists/use-list-focus.ts';
import { useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { KeyLegend } from '../key-legend.tsx';
import { QueueItem } from '../queue/queue-item.tsx';
import { reportsQuery } from './report-queries.ts';
import { sourceOf } from './report-words.ts';

type Props = { openId: string | undefined; onOpen: (id: string) => void };

export function ReportQueue({ openId, onOpen }: Props) {
  const { data, error, isFetching, refetch } = useQuery(reportsQuery);
  const list = useRef<HTMLDivElement>(null);
  const { step } = useListFocus(list, data);
  const shortcuts = [
    { key: 'j', does: 'Next report', run: () => step(1) },
    { key: 'k', does: 'Previous report', run: () => step(-1) },
  ];
  useShortcuts({ shortcuts, active: !openId });
  if (error && !data)
    return (
      <FailedNotice title="Failed to load the reports" busy={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </FailedNotice>
    );
  if (!data) return <SkeletonList of="row" count={3} label="Loading reports…" />;
  const groups = [
    { title: 'Urgent', items: data.filter(({ urgent }) => urgent) },
    { title: 'Not urgent', items: data.filter(({ urgent }) => !urgent) },
  ].filter(({ items }) => items.length > 0);
  return (
    <div ref={list} className="grid content-start gap-4">
      {groups.length > 0 ? (
        <p className="text-sm text-ink-soft">Urgent first, then oldest</p>
      ) : (
        <p className="text-ink-soft">You're all caught up. New reports show up here.</p>
      )}
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h2
            className={cx(
              'flex justify-between text-sm font-semibold',
              title === 'Urgent' ? 'text-coral-strong' : 'text-ink-soft',
            )}
          >
            {title} <span className="tabular-nums">{items.length}</span>
          </h2>
          <ul className="mt-1 border-t border-line">
            {items.map((item) => (
              <QueueItem
                key={item.id}
                path="/desk/reports"
                item={item}
                icon={Flag}
                title={reportReasons[item.reason]}
                text={sourceOf(item)}
                urgent={item.urgent}
                isOpen={item.id === openId}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
      {!openId && groups.length > 0 && <KeyLegend shortcuts={shortcuts} />}
    </div>
  );
}
