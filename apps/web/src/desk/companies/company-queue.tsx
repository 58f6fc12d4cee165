// Companies to verify, oldest first.
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { useListFocus } from '../../ui/lists/use-list-focus.ts';
import { useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { KeyLegend } from '../key-legend.tsx';
import { QueueItem } from '../queue/queue-item.tsx';
import { reviewsQuery } from './company-queries.ts';
import { countryName } from './company-words.ts';

type Props = { openId: string | undefined; onOpen: (id: string) => void };

export function CompanyQueue({ openId, onOpen }: Props) {
  const { data, error, isFetching, refetch } = useQuery(reviewsQuery);
  const list = useRef<HTMLDivElement>(null);
  const { step } = useListFocus(list, data);
  const shortcuts = [
    { key: 'j', does: 'Next company', run: () => step(1) },
    { key: 'k', does: 'Previous company', run: () => step(-1) },
  ];
  useShortcuts({ shortcuts, active: !openId });
  if (error && !data)
    return (
      <FailedNotice title="Failed to load the companies" busy={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </FailedNotice>
    );
  if (!data) return <SkeletonList of="row" count={3} label="Loading companies…" />;
  if (data.length === 0)
    return <p className="text-ink-soft">You're all caught up. New companies show up here.</p>;
  return (
    <div ref={list} className="grid content-start gap-4">
      <p className="text-sm text-ink-soft">Oldest first</p>
      <ul className="border-t border-line">
        {data.map((item) => (
          <QueueItem
            key={item.id}
            path="/desk/companies"
            item={item}
            icon={Building2}
            title={item.company_name}
            text={
              item.is_change ? `Changes ${item.visible_name ?? 'its profile'}` : countryName(item.country)
            }
            isOpen={item.id === openId}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {!openId && <KeyLegend shortcuts={shortcuts} />}
    </div>
  );
}
