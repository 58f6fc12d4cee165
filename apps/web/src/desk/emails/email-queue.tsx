// The queue: recipients whose emails couldn't be delivered, newest first.
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { LoadMore } from '../../ui/lists/load-more.tsx';
import { itemsOf } from '../../ui/lists/paged-list.tsx';
import { useListFocus } from '../../ui/lists/use-list-focus.ts';
import { useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { KeyLegend } from '../key-legend.tsx';
import { QueueItem } from '../queue/queue-item.tsx';
import { emailsQuery } from './email-queries.ts';
import { emailsInWords, kindInWords, reasonOf, recipientOf } from './email-words.ts';

type Props = { openId: string | undefined; onOpen: (id: string) => void };

export function EmailQueue({ openId, onOpen }: Props) {
  const query = useInfiniteQuery(emailsQuery);
  const { data, error, isFetching, refetch } = query;
  const items = itemsOf(data);
  const list = useRef<HTMLDivElement>(null);
  const { step } = useListFocus(list, items);
  const shortcuts = [
    { key: 'j', does: 'Next one', run: () => step(1) },
    { key: 'k', does: 'Previous one', run: () => step(-1) },
  ];
  useShortcuts({ shortcuts, active: !openId });
  if (error && !items)
    return (
      <FailedNotice
        title="Failed to load undelivered emails"
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {failureText(error)}
      </FailedNotice>
    );
  if (!items) return <SkeletonList of="row" count={3} label="Loading undelivered emails…" />;
  if (items.length === 0)
    return <p className="text-ink-soft">Every email arrived. Emails that can't be delivered show up here.</p>;
  return (
    <div ref={list} className="grid content-start gap-4">
      <p className="text-sm text-ink-soft">Newest first, one line for each address</p>
      <ul className="border-t border-line">
        {items.map((item) => (
          <QueueItem
            key={item.id}
            path="/desk/emails"
            item={{ id: item.id, created_at: item.failed_at, claim: null }}
            icon={MailX}
            title={reasonOf(item)}
            text={`${recipientOf(item)} · ${item.emails === 1 ? kindInWords(item.kind) : emailsInWords(item.emails)}`}
            isOpen={item.id === openId}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          shown={items.length === 1 ? '1 address' : `${items.length} addresses`}
          more
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {!openId && <KeyLegend shortcuts={shortcuts} />}
    </div>
  );
}
