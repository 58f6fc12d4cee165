// The conversations of an inbox, newest message first.
import type { Conversation } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NoResults } from '../../../ui/feedback/no-results.tsx';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { NoMessagesScene } from '../../../ui/scenes/no-messages-scene.tsx';
import type { NoContacts } from '../compose/contacts-picker.tsx';
import { ConversationRow, ConversationRowSkeleton } from './conversation-row.tsx';
import { useHasNoContacts } from './inbox-tools.tsx';
import { conversationsQuery, type InboxFilter } from '../message-queries.ts';

type Props = {
  filter: InboxFilter;
  open: string | undefined;
  link: (conversation: Conversation) => ReactNode;
  onCompose: () => void;
  noContacts: NoContacts;
  onClearFilter: () => void;
};

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ConversationList({ filter, open, link, onCompose, noContacts, onClearFilter }: Props) {
  const list = useInfiniteQuery(conversationsQuery(filter));
  return (
    <PagedList
      list={list}
      failed={{ title: 'Error loading data', text: failureText(list.error) }}
      loading={
        <div role="status">
          <span className="sr-only">Loading your conversations…</span>
          {skeletons.map((key) => (
            <ConversationRowSkeleton key={key} />
          ))}
        </div>
      }
      empty={
        Object.values(filter).some(Boolean) ? (
          <NoResults title="No conversations match" text="Try a different filter." onClear={onClearFilter} />
        ) : (
          <NoConversations onCompose={onCompose} noContacts={noContacts} />
        )
      }
      noun={['conversation', 'conversations']}
    >
      {(items) => (
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
      )}
    </PagedList>
  );
}

/** Offers Compose to people with contacts, and everyone else a way to get some. */
function NoConversations({ onCompose, noContacts }: Pick<Props, 'onCompose' | 'noContacts'>) {
  const hasNobody = useHasNoContacts();
  return (
    <EmptyState
      scene={<NoMessagesScene />}
      title="No conversations"
      text="Start a conversation by composing a new message"
      action={
        hasNobody === undefined ? undefined : hasNobody ? (
          <div className="grid justify-items-center gap-3">
            {noContacts.text && <p className="text-ink-soft">{noContacts.text}</p>}
            {noContacts.action}
          </div>
        ) : (
          <Button icon={<PenLine aria-hidden />} onClick={onCompose}>
            Compose
          </Button>
        )
      }
    />
  );
}
