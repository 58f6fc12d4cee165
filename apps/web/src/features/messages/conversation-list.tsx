// The conversations of an inbox, the one with the newest message first.
import type { Conversation } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { EmptyState, ErrorState } from '../../ui/faces.tsx';
import { NoResults } from '../../ui/no-results.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyInboxScene } from '../../ui/scenes/empty-inbox-scene.tsx';
import { ConversationRow, ConversationRowSkeleton } from './conversation-row.tsx';
import { conversationsQuery, type InboxFilter } from './message-queries.ts';

type Props = {
  filter: InboxFilter;
  open: string | undefined;
  link: (conversation: Conversation) => ReactNode;
  compose: ReactNode;
  onClearFilter: () => void;
};

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ConversationList({ filter, open, link, compose, onClearFilter }: Props) {
  const list = useInfiniteQuery(conversationsQuery(filter));
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items)
    return list.isError ? (
      <ErrorState
        title="Error loading data"
        text={failureText(list.error)}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <div role="status">
        <span className="sr-only">Loading your conversations…</span>
        {skeletons.map((key) => (
          <ConversationRowSkeleton key={key} />
        ))}
      </div>
    );
  if (items.length === 0)
    return Object.values(filter).some(Boolean) ? (
      <NoResults title="No conversations match" text="Nothing fits this filter." onClear={onClearFilter} />
    ) : (
      <EmptyState
        scene={<EmptyInboxScene />}
        title="No conversations"
        text="Start a conversation by composing a new message"
        action={compose}
      />
    );
  return (
    <>
      <ul aria-label="Conversations">
        {items.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              isOpen={conversation.id === open}
              link={link(conversation)}
            />
          </li>
        ))}
      </ul>
      {(list.hasNextPage || list.data!.pages.length > 1) && (
        <LoadMore
          shown={`${items.length} conversations`}
          more={list.hasNextPage}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
