// The queue: open reports, urgent ones first and then by age.
import type { ListedReport } from '@questline/contract';
import { reportReasons } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { cx } from '../../ui/cx.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { useListFocus } from '../../ui/lists/use-list-focus.ts';
import { useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { deskUrl } from '../desk-location.ts';
import { KeyLegend } from '../key-legend.tsx';
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
      <p className="text-sm text-ink-soft">Urgent first, then oldest</p>
      {groups.length === 0 && (
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
              <Item key={item.id} item={item} isOpen={item.id === openId} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      {!openId && groups.length > 0 && <KeyLegend shortcuts={shortcuts} />}
    </div>
  );
}

type ItemProps = { item: ListedReport; isOpen: boolean; onOpen: (id: string) => void };

function Item({ item, isOpen, onOpen }: ItemProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(item.id);
  };
  return (
    <li className="border-b border-line">
      <a
        href={deskUrl('/desk/reports', item.id)}
        data-stop={item.id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={follow}
        className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-l-3 border-transparent px-3 py-2.5 hover:bg-sunken aria-[current]:border-trail aria-[current]:bg-surface"
      >
        <Flag
          aria-hidden
          className={cx('mt-0.5 size-4.5', item.urgent ? 'text-coral-strong' : 'text-ink-soft')}
        />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{reportReasons[item.reason]}</span>
          <span className="block truncate text-sm text-ink-soft">{sourceOf(item)}</span>
        </span>
        <span className="text-right text-sm whitespace-nowrap text-ink-soft">
          <time dateTime={item.created_at} className={cx(item.urgent && 'font-semibold text-coral-strong')}>
            {timeAgo(item.created_at)}
          </time>
          {item.claim && <span className="block">{item.claim.you ? 'You' : item.claim.name}</span>}
        </span>
      </a>
    </li>
  );
}
