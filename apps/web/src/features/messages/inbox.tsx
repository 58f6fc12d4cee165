// The inbox of either side: the list, and beside it on wide screens the thread. All its state is the address's.
import type { Conversation } from '@questline/contract';
import type { UserType } from '@questline/contract/plain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Filter, PenLine } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ComposeDialog, ContactsDialog } from './compose.tsx';
import { ConversationList } from './conversation-list.tsx';
import { InboxFilter } from './inbox-filter.tsx';
import { conversationsQuery, type InboxFilter as FilterState, messageQuery } from './message-queries.ts';
import { NoThread, Thread, ThreadFailed } from './thread.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

/** As it stands in the address. */
export type InboxPlace = FilterState & {
  thread?: string | undefined;
  /** A message of the thread that a link named. */
  message?: string | undefined;
  /** The mail's link: a message, whose thread only the server knows. */
  conversation?: string | undefined;
  /** The contacts are open, or a new message to one of them, with a subject of its own. */
  compose?: 'contacts' | 'message' | undefined;
  /** Somebody to write to, and about which initiative. Without compose, an existing thread opens instead. */
  to?: string | undefined;
  about?: string | undefined;
};

type Props = {
  side: UserType;
  place: InboxPlace;
  go: (change: InboxPlace, options?: { replace: boolean }) => void;
  /** A conversation's name as the link to it. */
  link: (conversation: Conversation) => ReactNode;
  about: (conversation: Conversation) => ReactNode;
  initiatives?: { id: string; name: string }[] | undefined;
  /** Leads whoever has nobody to write to there where contacts come from. */
  towardsContacts: ReactNode;
};

/** What the shell leaves of the screen: a company has tabs above it, a student on a phone the bar below. */
const heights: Record<UserType, { list: string; thread: string }> = {
  student: {
    list: 'lg:h-[calc(100dvh-8.5rem)] lg:min-h-120',
    thread: 'h-[calc(100dvh-12rem)] min-h-104 lg:h-[calc(100dvh-8.5rem)] lg:min-h-120',
  },
  company: {
    list: 'lg:h-[calc(100dvh-12.5rem)] lg:min-h-120',
    thread: 'h-[calc(100dvh-11.5rem)] min-h-104 lg:h-[calc(100dvh-12.5rem)] lg:min-h-120',
  },
};

const nobody = { compose: undefined, to: undefined, about: undefined };
const noThread = { thread: undefined, message: undefined, conversation: undefined };

export function Inbox({ side, place, go, link, about, initiatives, towardsContacts }: Props) {
  const { thread, message, conversation, compose, to } = place;
  const filter = { unread: place.unread, initiative: place.initiative, standing: place.standing };
  const back = useCallback(() => go(noThread), [go]);
  const openThread = useCallback(
    (id: string) => go({ ...nobody, ...noThread, thread: id }, { replace: true }),
    [go],
  );
  const isReading = thread !== undefined || conversation !== undefined;
  const isEmpty = useIsEmpty(filter) && !isReading;
  const composeButton = (
    <Button icon={<PenLine aria-hidden />} onClick={() => go({ compose: 'contacts' })}>
      Compose
    </Button>
  );

  return (
    <div
      className={cx(
        'grid overflow-hidden rounded-card border border-line bg-surface',
        !isEmpty && 'lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]',
      )}
    >
      <div
        className={cx(
          'flex min-w-0 flex-col',
          !isEmpty && 'lg:border-r lg:border-line',
          isReading && 'max-lg:hidden',
          heights[side].list,
        )}
      >
        <ListHead compose={composeButton} filter={filter} initiatives={initiatives} onFilter={go} />
        <div className="relative grow lg:min-h-0 lg:overflow-y-auto">
          <ConversationList
            filter={filter}
            open={thread}
            link={link}
            compose={composeButton}
            onClearFilter={() => go({ unread: undefined, initiative: undefined, standing: undefined })}
          />
        </div>
      </div>
      <section
        aria-label="Conversation"
        className={cx(
          'flex min-w-0 flex-col',
          isEmpty ? 'hidden' : !isReading && 'max-lg:hidden',
          heights[side].thread,
        )}
      >
        {thread ? (
          <Thread key={thread} id={thread} marked={message} onBack={back} about={about} />
        ) : conversation ? (
          <FromMail message={conversation} go={go} onBack={back} />
        ) : (
          <NoThread />
        )}
      </section>
      {compose === 'contacts' && (
        <ContactsDialog
          side={side}
          towardsContacts={towardsContacts}
          onPick={(it) => go({ ...it, compose: 'message' })}
          onClose={() => go(nobody)}
        />
      )}
      {to && compose !== 'contacts' && (
        <ComposeDialog
          to={to}
          about={place.about}
          newSubject={compose === 'message'}
          onThread={openThread}
          onClose={() => go(nobody)}
        />
      )}
    </div>
  );
}

/** Nobody has written yet, so there is nothing to choose from either. */
function useIsEmpty(filter: FilterState) {
  const { data } = useInfiniteQuery(conversationsQuery(filter));
  return data?.pages[0]?.items.length === 0 && !Object.values(filter).some(Boolean);
}

type HeadProps = Pick<Props, 'initiatives'> & {
  compose: ReactNode;
  filter: FilterState;
  onFilter: (change: FilterState) => void;
};

function ListHead({ compose, filter, initiatives, onFilter }: HeadProps) {
  const panel = useId();
  const chosen = Object.values(filter).filter(Boolean).length;
  const [isOpen, setIsOpen] = useState(chosen > 0);
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b border-line px-3 py-3 md:px-4">
        {compose}
        <Button
          variant="secondary"
          icon={<Filter aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filter
          {chosen > 0 && ` (${chosen})`}
        </Button>
      </div>
      {isOpen && <InboxFilter id={panel} filter={filter} initiatives={initiatives} onChange={onFilter} />}
    </>
  );
}

/** The link of a mail names a message; the server knows where it stands. */
function FromMail({ message, go, onBack }: { message: string; go: Props['go']; onBack: () => void }) {
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
