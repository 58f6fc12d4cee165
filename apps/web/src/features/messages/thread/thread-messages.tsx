// The messages of a thread, oldest first. Scrolling up loads earlier ones without moving the view.
import type { Message } from '@questline/contract';
import type { UserType } from '@questline/contract/plain';
import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { BlockRequest } from '../../../lib/block-request.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { dayOf } from './message-times.ts';
import type { Unsent } from './outbox.ts';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useReadMark } from './use-read-mark.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

type Props = {
  conversationId: string;
  other: string;
  /** The company, if the reader can block it. */
  company: BlockRequest['company'] | undefined;
  /** The reader's side. */
  writer: UserType;
  messages: Message[];
  unsent: readonly Unsent[];
  /** The message that a link points to. */
  marked: string | undefined;
  older: { more: boolean; busy: boolean; failed: boolean; load: () => void };
  onRetry: () => void;
  onConfirm: (clientId: string) => void;
  onEdit: (entry: Unsent) => void;
  onDiscard: (clientId: string) => void;
};

export function ThreadMessages(props: Props) {
  const { conversationId, other, company, writer, messages, unsent, marked, older } = props;
  const online = useOnline();
  const { box, onScroll, isAtEnd, toEnd } = useScrollAnchor();
  const newestUnread = messages.findLast(({ mine, read }) => !mine && !read)?.id;
  useReadMark(conversationId, newestUnread, isAtEnd);
  useMarked({ box, onScroll }, marked, messages, older);
  // Only a company has several people on its side of the thread.
  const isAlone = writer === 'student';
  const lastOfMine = messages.findLast(({ mine }) => mine)?.id;
  const newSubjects = subjectChanges(messages);

  return (
    <div className="relative min-h-0 grow">
      <div
        ref={box}
        onScroll={onScroll}
        role="region"
        aria-label={`Messages with ${other}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto bg-paper mask-t-from-[calc(100%-1rem)] px-3 py-4 [overflow-anchor:none] focus-visible:-outline-offset-3 md:px-5"
      >
        <Earlier {...older} />
        <ol className="grid gap-3">
          {messages.map((message, i) => (
            <Fragment key={`${message.sender_id} ${message.client_id}`}>
              <Day at={message.created_at} before={messages[i - 1]?.created_at} />
              <li data-message={message.id}>
                <MessageBubble
                  message={message}
                  subject={newSubjects.get(message.id)}
                  other={other}
                  company={company}
                  marked={message.id === marked}
                  isLastOfMine={message.id === lastOfMine && unsent.length === 0}
                  isNewAuthor={!(isAlone && message.mine) && !hasSameAuthor(message, messages[i - 1])}
                />
              </li>
            </Fragment>
          ))}
          {unsent.map((entry, i) => (
            <li key={entry.client_id} data-message={entry.client_id}>
              <UnsentBubble
                entry={entry}
                online={online}
                writer={writer}
                isNewAuthor={!isAlone && i === 0 && !isByMe(messages.at(-1))}
                onRetry={props.onRetry}
                onConfirm={() => props.onConfirm(entry.client_id)}
                onEdit={() => props.onEdit(entry)}
                onDiscard={() => props.onDiscard(entry.client_id)}
              />
            </li>
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <div className="absolute inset-x-0 bottom-3 grid justify-items-center">
          <Button
            variant="secondary"
            size="small"
            icon={<ArrowDown aria-hidden />}
            onClick={toEnd}
            className="shadow-lift"
          >
            {newestUnread ? 'New messages' : 'Jump to newest'}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {newestUnread && `New message from ${other}`}
      </p>
    </div>
  );
}

const hasSameAuthor = (one: Message, other: Message | undefined) =>
  one.sender_id === other?.sender_id && one.author?.id === other.author?.id;

/** A teammate is the author of the other messages of the company. */
const isByMe = (message: Message | undefined) => message?.mine === true && message.author === null;

/** Subjects that differ from the previous one, by message id. Replies without a subject continue the last one. */
function subjectChanges(messages: Message[]): ReadonlyMap<string, string> {
  const changes = new Map<string, string>();
  let current: string | null = null;
  for (const { id, subject } of messages) {
    if (subject && subject !== current) changes.set(id, subject);
    current = subject ?? current;
  }
  return changes;
}

function Day({ at, before }: { at: string; before: string | undefined }): ReactNode {
  const day = dayOf(at);
  if (before !== undefined && dayOf(before) === day) return null;
  return <li className="pt-2 text-center text-xs font-semibold text-ink-soft">{day}</li>;
}

/** Loads earlier messages when it scrolls into view. The button is a fallback. */
function Earlier({ more, busy, failed, load }: Props['older']) {
  const top = useRef<HTMLDivElement>(null);
  const isReady = more && !busy && !failed;
  useEffect(() => {
    if (!isReady) return undefined;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: top.current!.closest('[role=region]'),
      rootMargin: '400px 0px 0px',
    });
    sight.observe(top.current!);
    return () => sight.disconnect();
  }, [isReady, load]);
  return (
    <div ref={top} className="grid justify-items-center pb-3">
      {more ? (
        <Button variant="quiet" size="small" busy={busy && 'Loading earlier messages…'} onClick={load}>
          {failed ? 'Could not load earlier messages. Retry' : 'Earlier messages'}
        </Button>
      ) : (
        <p className="text-xs text-ink-soft">This is where your conversation began.</p>
      )}
    </div>
  );
}

/** Scrolls the linked message into view once, loading earlier pages if needed. */
function useMarked(
  { box, onScroll }: Pick<ReturnType<typeof useScrollAnchor>, 'box' | 'onScroll'>,
  marked: string | undefined,
  messages: Message[],
  { more, busy, failed, load }: Props['older'],
) {
  const shown = useRef<string>(undefined);
  const isHere = messages.some(({ id }) => id === marked);
  const isOlder = marked !== undefined && !isHere && marked < (messages[0]?.id ?? '');
  useEffect(() => {
    if (!marked || shown.current === marked) return;
    if (isOlder && more && !busy && !failed) load();
    if (!isHere) return;
    shown.current = marked;
    box.current!.querySelector(`[data-message="${marked}"]`)?.scrollIntoView({ block: 'nearest' });
    // The scroll event comes a frame later. A font or image that loads before it would scroll back to the end.
    onScroll();
  }, [box, onScroll, marked, isHere, isOlder, more, busy, failed, load]);
}
