import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { cx } from '../../ui/cx.ts';
import { deskUrl } from '../desk-location.ts';

type Props = {
  path: string;
  item: { id: string; created_at: string; claim: { name: string; you: boolean } | null };
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  urgent?: boolean;
  isOpen: boolean;
  onOpen: (id: string) => void;
};

/** One line of a queue: what it is, how old it is, and who has claimed it. */
export function QueueItem({ path, item, icon: Icon, title, text, urgent, isOpen, onOpen }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(item.id);
  };
  return (
    <li className="@container border-b border-line">
      <a
        href={deskUrl(path, item.id)}
        data-stop={item.id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={follow}
        className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-l-3 border-transparent px-3 py-2.5 hover:bg-sunken aria-[current]:border-trail aria-[current]:bg-surface"
      >
        <Icon aria-hidden className={cx('mt-0.5 size-4.5', urgent ? 'text-coral-strong' : 'text-ink-soft')} />
        <span className="line-clamp-2 font-semibold wrap-anywhere @max-lg:col-span-2">{title}</span>
        <span className="col-start-2 line-clamp-2 text-sm wrap-anywhere text-ink-soft">{text}</span>
        <span className="max-w-28 text-right text-sm text-ink-soft @lg:col-start-3 @lg:row-span-2 @lg:row-start-1">
          <time dateTime={item.created_at} className={cx(urgent && 'font-semibold text-coral-strong')}>
            {timeAgo(item.created_at)}
          </time>
          {item.claim && <span className="block truncate">{item.claim.you ? 'You' : item.claim.name}</span>}
        </span>
      </a>
    </li>
  );
}
