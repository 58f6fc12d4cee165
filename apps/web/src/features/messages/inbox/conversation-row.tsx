import type { Conversation } from '@questline/contract';
import { firstName } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { shortTimeAgo, timeAgo } from '../../../lib/format/time-ago.ts';
import { CountBadge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { ParticipantAvatar } from '../participant-avatar.tsx';

type Props = {
  conversation: Conversation;
  isOpen: boolean;
  /** The name, as the link over the whole row (class `stretched`). */
  link: ReactNode;
};

export function ConversationRow({ conversation, isOpen, link }: Props) {
  const { other, initiative, last_message: last, unread } = conversation;
  const isNew = unread > 0;
  return (
    <div
      className={cx(
        'relative flex gap-3 border-b border-line px-3 py-3 transition-colors md:px-4',
        isOpen ? 'bg-trail-soft' : 'hover:bg-sunken',
      )}
    >
      <ParticipantAvatar person={other} />
      <div className="min-w-0 grow space-y-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <p className={cx('min-w-0 truncate leading-snug', isNew ? 'font-bold' : 'font-medium')}>{link}</p>
          {last && (
            <time
              dateTime={last.created_at}
              className={cx('shrink-0 text-xs', isNew ? 'font-semibold text-ink' : 'text-ink-soft')}
            >
              <span aria-hidden>{shortTimeAgo(last.created_at)}</span>
              <span className="sr-only">{timeAgo(last.created_at)}</span>
            </time>
          )}
        </div>
        {initiative && <p className="truncate text-xs text-ink-soft">{initiative.name}</p>}
        <div className="flex items-center justify-between gap-3">
          <p className={cx('truncate text-sm', isNew ? 'font-semibold text-ink' : 'text-ink-soft')}>
            {last?.mine && `${last.author ? firstName(last.author.name) : 'You'}: `}
            {last?.preview}
          </p>
          <CountBadge count={unread} of="unread" />
        </div>
      </div>
    </div>
  );
}

/** As tall as a real row. */
export const ConversationRowSkeleton = () => (
  <div aria-hidden className="flex gap-3 border-b border-line px-3 py-3 md:px-4">
    <SkeletonBlock className="size-10 shrink-0 rounded-full" />
    <div className="grid h-16 grow content-between py-1">
      <SkeletonBlock className="h-4 w-2/5" />
      <SkeletonBlock className="h-3 w-1/3" />
      <SkeletonBlock className="h-3.5 w-4/5" />
    </div>
  </div>
);
