// The queue: removed contact details without a decision, plans to meet alone first and then by age.
import { useQuery } from '@tanstack/react-query';
import { MessageSquareOff } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { useListFocus } from '../../ui/lists/use-list-focus.ts';
import { useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { KeyLegend } from '../key-legend.tsx';
import { QueueItem } from '../queue/queue-item.tsx';
import { contactsQuery } from './contact-queries.ts';
import { kindsInWords, sourceOf } from './contact-words.ts';

type Props = { openId: string | undefined; onOpen: (id: string) => void };

export function ContactQueue({ openId, onOpen }: Props) {
  const { data, error, isFetching, refetch } = useQuery(contactsQuery);
  const list = useRef<HTMLDivElement>(null);
  const { step } = useListFocus(list, data);
  const shortcuts = [
    { key: 'j', does: 'Next one', run: () => step(1) },
    { key: 'k', does: 'Previous one', run: () => step(-1) },
  ];
  useShortcuts({ shortcuts, active: !openId });
  if (error && !data)
    return (
      <FailedNotice
        title="Failed to load removed contact details"
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {failureText(error)}
      </FailedNotice>
    );
  if (!data) return <SkeletonList of="row" count={3} label="Loading removed contact details…" />;
  if (data.length === 0)
    return (
      <p className="text-ink-soft">
        You're all caught up. When a company sends contact details to a student, they show up here.
      </p>
    );
  return (
    <div ref={list} className="grid content-start gap-4">
      <p className="text-sm text-ink-soft">Plans to meet alone first, then oldest</p>
      <ul className="border-t border-line">
        {data.map((item) => (
          <QueueItem
            key={item.id}
            path="/desk/contacts"
            item={item}
            icon={MessageSquareOff}
            title={kindsInWords(item.kinds)}
            text={sourceOf(item)}
            urgent={item.urgent}
            isOpen={item.id === openId}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {!openId && <KeyLegend shortcuts={shortcuts} />}
    </div>
  );
}
