import type { Message } from '@questline/contract';
import { bylineOf } from '@questline/contract/plain';
import { Check, CheckCheck } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { BlockRequest } from '../../../lib/block-request.ts';
import { MessageMenu } from './message-menu.tsx';
import { timeOf } from './message-times.ts';

type BubbleProps = {
  mine: boolean;
  /** The sender, for screen readers. */
  by: string;
  /** The same, shown above the first of several. */
  author?: string | undefined;
  at: string;
  subject?: string | undefined;
  content: string;
  /** A link points to it. */
  marked?: boolean;
  faint?: boolean;
  menu?: ReactNode;
  children?: ReactNode;
};

export function Bubble({
  mine,
  by,
  author,
  at,
  subject,
  content,
  marked,
  faint,
  menu,
  children,
}: BubbleProps) {
  return (
    <div className={cx('flex flex-col gap-1', mine ? 'items-end pl-10' : 'items-start')}>
      {author && (
        // Screen readers hear it with the message.
        <span aria-hidden className="max-w-full truncate px-1 text-xs font-semibold text-ink-soft">
          {author}
        </span>
      )}
      <div className="flex max-w-full items-start gap-1">
        <div
          className={cx(
            // Clipped, because stacked combining characters can reach far beyond their line.
            'max-w-[34rem] min-w-0 overflow-clip rounded-[18px] px-4 py-2.5 as-typed',
            mine ? 'rounded-br-[6px] bg-trail-soft' : 'rounded-bl-[6px] border border-line bg-surface',
            marked && 'outline-2 outline-offset-2 outline-sun-strong',
            faint && 'opacity-75',
          )}
        >
          <span className="sr-only">{by}: </span>
          {subject && <strong className="mb-0.5 block font-semibold">{subject}</strong>}
          {content}
        </div>
        {menu}
      </div>
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-3 gap-y-1 px-1 text-xs text-ink-soft [&_svg]:size-3.5',
          mine && 'justify-end text-right',
        )}
      >
        <time dateTime={at}>{timeOf(at)}</time>
        {children}
      </div>
    </div>
  );
}

export const Mark = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1">
    {icon}
    {children}
  </span>
);

type Props = {
  message: Message;
  /** Set if it differs from the previous one. */
  subject: string | undefined;
  other: string;
  /** The company that wrote it, if the student can block it. */
  company: BlockRequest['company'] | undefined;
  marked: boolean;
  isLastOfMine: boolean;
  /** Whether the message before it is by someone else. */
  isNewAuthor: boolean;
};

/** "Rosa Diaz · Sunny Side Bakery" for a student; the team knows its own company. */
const nameOfAuthor = ({ author, mine }: Message, other: string) =>
  author && (mine ? author.name : bylineOf(author.name, other));

/** Remembered, because a long thread has thousands, and most of them stay the same when one is added. */
export const MessageBubble = memo((props: Props) => {
  const { message, subject, other, company, marked, isLastOfMine, isNewAuthor } = props;
  const by = nameOfAuthor(message, other) ?? (message.mine ? 'You' : other);
  return (
    <Bubble
      mine={message.mine}
      by={by}
      author={isNewAuthor ? by : undefined}
      at={message.created_at}
      subject={subject}
      content={message.content}
      marked={marked}
      menu={!message.mine && <MessageMenu message={message} from={other} company={company} />}
    >
      {isLastOfMine &&
        (message.read ? (
          <Mark icon={<CheckCheck aria-hidden className="text-trail" />}>Read</Mark>
        ) : (
          <Mark icon={<Check aria-hidden />}>Sent</Mark>
        ))}
    </Bubble>
  );
});
