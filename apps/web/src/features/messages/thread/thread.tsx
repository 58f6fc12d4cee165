// One conversation: header, messages and reply form.
import type { Conversation } from '@questline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { shortDay } from '../../../lib/format/days.ts';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GoneState } from '../../../ui/feedback/no-results.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { BackToInbox, headLook } from './back-to-inbox.tsx';
import { ClosedBar } from './close-conversation.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { conversationQuery, loadOlder, threadQuery } from '../message-queries.ts';
import { useOutbox } from './own-outbox.ts';
import { ParticipantAvatar } from '../participant-avatar.tsx';
import type { Unsent } from './outbox.ts';
import { prependToDraft, ReplyForm } from './reply-form.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import type { Thread as ThreadState } from './thread-state.ts';

type Props = {
  id: string;
  marked?: string | undefined;
  onBack: () => void;
  /** The initiative as a link. */
  about: (conversation: Conversation) => ReactNode;
  /** The next step in the work with this student. */
  next?: ((conversation: Conversation) => ReactNode) | undefined;
};

export function Thread({ id, marked, onBack, about, next }: Props) {
  const conversation = useQuery(conversationQuery(id));
  const thread = useQuery(threadQuery(id));
  const failed = [conversation, thread].find((query) => query.isError && !query.data);
  if (failed)
    return (
      <ThreadFailed
        error={failed.error}
        busy={failed.isFetching}
        onRetry={() => void Promise.all([conversation.refetch(), thread.refetch()])}
        onBack={onBack}
      />
    );
  if (!conversation.data || !thread.data) return <ThreadSkeleton onBack={onBack} />;
  return (
    <>
      <ThreadHead conversation={conversation.data} onBack={onBack} about={about} next={next} />
      <ThreadBody conversation={conversation.data} thread={thread.data} marked={marked} />
    </>
  );
}

type HeadProps = Pick<Props, 'onBack' | 'about' | 'next'> & { conversation: Conversation };

function ThreadHead({ conversation, onBack, about, next }: HeadProps) {
  const { other, initiative, application_status, back_on } = conversation;
  return (
    <header className={headLook}>
      <BackToInbox onBack={onBack} />
      {/* On narrow screens in a row of its own, with room for the menu. */}
      <div className="flex min-w-0 flex-1 items-center gap-3 max-lg:basis-[calc(100%-3.5rem)]">
        <ParticipantAvatar person={other} />
        <div className="min-w-0">
          <h2 title={other.name} className="truncate text-lg leading-tight">
            {other.name}
          </h2>
          {initiative && <p className="truncate text-sm text-ink-soft">About {about(conversation)}</p>}
        </div>
      </div>
      {next?.(conversation)}
      {other.user_type === 'student' && (
        <span className="max-lg:-order-1">
          {back_on ? (
            <Badge icon={<Coffee aria-hidden />}>Back on {shortDay(back_on)}</Badge>
          ) : (
            <StatusBadge status={application_status} />
          )}
        </span>
      )}
      {other.user_type === 'company' && <ConversationMenu conversation={conversation} />}
    </header>
  );
}

type BodyProps = { conversation: Conversation; thread: ThreadState; marked: string | undefined };

function ThreadBody({ conversation, thread, marked }: BodyProps) {
  const { id, other, can, wait } = conversation;
  const queryClient = useQueryClient();
  const older = useMutation({ mutationFn: () => loadOlder(queryClient, id) });
  const { unsent, sent, send, retry, confirm, discard, settle } = useOutbox(id);
  const [edits, setEdits] = useState(0);
  const shown = new Set(thread.messages.filter(({ mine }) => mine).map(({ client_id }) => client_id));
  const waiting = unsent.filter(({ client_id }) => !shown.has(client_id));
  useEffect(() => settle(shown));
  /** Returns a message to the reply form, which reads its draft again. */
  const edit = ({ client_id, content }: Unsent) => {
    prependToDraft(id, content);
    discard(client_id);
    setEdits(edits + 1);
  };

  return (
    <>
      <ThreadMessages
        conversationId={id}
        other={other.name}
        company={can.block ? other : undefined}
        writer={other.user_type === 'student' ? 'company' : 'student'}
        messages={thread.messages}
        unsent={waiting}
        marked={marked}
        older={{
          more: thread.next !== null,
          busy: older.isPending,
          failed: older.isError,
          load: older.mutate,
        }}
        onRetry={retry}
        onConfirm={confirm}
        onEdit={edit}
        onDiscard={discard}
      />
      {can.reply ? (
        <ReplyForm
          key={edits}
          focused={edits > 0}
          conversationId={id}
          to={other}
          wait={wait}
          sent={waiting.every(({ state }) => state === 'sent') ? sent : 0}
          busy={waiting.some(({ state }) => state === 'sending')}
          onSend={send}
        />
      ) : (
        <NoReply conversation={conversation} />
      )}
    </>
  );
}

/** Shown when the conversation is closed or the email isn't verified. */
const NoReply = ({ conversation }: { conversation: Conversation }) => (
  <div className="border-t border-line p-3 md:p-4">
    {conversation.closed ? (
      <ClosedBar conversation={conversation} />
    ) : (
      <Notice tone="info">Please verify your email. Then you can reply.</Notice>
    )}
  </div>
);

type FailedProps = { error: unknown; busy: boolean; onRetry: () => void; onBack: () => void };

export const ThreadFailed = ({ error, busy, onRetry, onBack }: FailedProps) => (
  <div className="grow overflow-y-auto px-3 pt-2">
    {isNotFound(error) ? (
      <GoneState
        title="Could not load conversation"
        text="It may have been deleted, or you don't have access to it."
        back="Back to Inbox"
        onBack={onBack}
      />
    ) : (
      <>
        <BackToInbox onBack={onBack} />
        <ErrorState
          title="Could not load conversation"
          text={failureText(error)}
          busy={busy}
          onRetry={onRetry}
        />
      </>
    )}
  </div>
);
