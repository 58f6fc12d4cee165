// The inbox of either side: the list, with the thread next to it on wide screens. All state is in the URL. A company has
// Compose and Filter beside its tabs (inbox-tools.tsx), a student above the list.
import type { Conversation } from '@questline/contract';
import type { UserType } from '@questline/contract/plain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { cx } from '../../../ui/cx.ts';
import { measureAbove } from '../../../ui/layout/measure-above.ts';
import { itemsOf } from '../../../ui/lists/paged-list.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { InboxPlace } from './inbox-place.ts';
import { NoThread } from './no-thread.tsx';
import { InboxDialogs, InboxTools } from './inbox-tools.tsx';
import type { NoContacts } from '../compose/contacts-picker.tsx';
import { conversationsQuery, messageQuery } from '../message-queries.ts';
import { Thread, ThreadFailed } from '../thread/thread.tsx';
import { ThreadSkeleton } from '../thread/thread-skeleton.tsx';

type Props = {
  side: UserType;
  place: InboxPlace;
  go: (change: InboxPlace, options?: { replace: boolean }) => void;
  /** The conversation's name as a link. */
  link: (conversation: Conversation) => ReactNode;
  about: (conversation: Conversation) => ReactNode;
  /** The next step in the work with this student, for a company. */
  next?: ((conversation: Conversation) => ReactNode) | undefined;
  /** The next step for someone without contacts. */
  noContacts: NoContacts;
};

/** Heights inside the shell, side by side: a company has tabs above. */
const heights: Record<UserType, string> = {
  student: 'lg:h-[calc(100dvh-8.5rem)] lg:min-h-120',
  company: 'lg:h-[calc(100dvh-12.5rem)] lg:min-h-120',
};

/** On narrow screens, an open thread fills everything below the top bar. */
const fullScreen = {
  box: 'max-lg:-mx-4 max-lg:-my-6 md:max-lg:-mx-8 md:max-lg:-my-8 max-lg:rounded-none max-lg:border-0',
  thread: 'min-h-104 max-lg:h-[calc(100dvh-var(--above,3.75rem))] max-lg:pb-[env(safe-area-inset-bottom)]',
};

const noThread = { thread: undefined, message: undefined, conversation: undefined };

export function Inbox({ side, place, go, link, about, next, noContacts }: Props) {
  const { thread, message, conversation } = place;
  const filter = { unread: place.unread, initiative: place.initiative, status: place.status };
  const back = useCallback(() => go(noThread), [go]);
  const isReading = thread !== undefined || conversation !== undefined;
  const items = itemsOf(useInfiniteQuery(conversationsQuery(filter)).data);
  // There are no conversations to choose from.
  const isEmpty = items?.length === 0 && !Object.values(filter).some(Boolean) && !isReading;
  return (
    <div
      className={cx(
        'grid overflow-hidden rounded-card border border-line bg-surface',
        isReading && fullScreen.box,
        !isEmpty && 'lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]',
      )}
    >
      <div
        className={cx(
          'flex min-w-0 flex-col',
          !isEmpty && 'lg:border-r lg:border-line',
          isReading && 'max-lg:hidden',
          heights[side],
        )}
      >
        {side === 'student' && (
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2 md:px-4">
            <h2 className="text-lg">Messages</h2>
            <InboxTools size="small" filter={filter} go={go} />
          </div>
        )}
        {/* With its own background, it scrolls without being painted again: a quarter less work per frame. */}
        <div
          className={cx(
            'relative grow bg-surface lg:min-h-0 lg:overflow-y-auto',
            isEmpty && 'grid items-center',
          )}
        >
          <ConversationList
            filter={filter}
            open={thread}
            link={link}
            onCompose={() => go({ compose: 'contacts' })}
            noContacts={noContacts}
            onClearFilter={() => go({ unread: undefined, initiative: undefined, status: undefined })}
          />
        </div>
      </div>
      <section
        ref={measureAbove}
        aria-label="Conversation"
        className={cx(
          'flex min-w-0 flex-col',
          isEmpty ? 'hidden' : !isReading && 'max-lg:hidden',
          fullScreen.thread,
          heights[side],
        )}
      >
        {thread ? (
          <Thread key={thread} id={thread} marked={message} onBack={back} about={about} next={next} />
        ) : conversation ? (
          <MessageFromEmail message={conversation} go={go} onBack={back} />
        ) : (
          items && <NoThread unread={items.find(({ unread }) => unread > 0)} go={go} />
        )}
      </section>
      {side === 'student' && <InboxDialogs side={side} place={place} go={go} noContacts={noContacts} />}
    </div>
  );
}

/** Finds the thread of a message from an email's link. */
function MessageFromEmail({ message, go, onBack }: { message: string; go: Props['go']; onBack: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(messageQuery(message));
  useEffect(() => {
    if (data)
      go({ conversation: undefined, thread: data.conversation_id, message: data.id }, { replace: true });
  }, [data, go]);
  return error ? (
    <ThreadFailed error={error} busy={isFetching} onRetry={() => void refetch()} onBack={onBack} />
  ) : (
    <ThreadSkeleton onBack={onBack} />
  );
}
