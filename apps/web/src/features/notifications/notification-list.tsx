import type { Notification } from '@questline/contract';
import type { ComponentType, ReactNode } from 'react';
import { timeAgo } from '../../lib/format/time-ago.ts';
import { cx } from '../../ui/cx.ts';
import { KindMark } from './kind-mark.tsx';

/** A link to a path from the server. */
export type PathLink = ComponentType<{
  path: string;
  onFollow: () => void;
  className: string;
  children: ReactNode;
}>;

type Props = {
  items: Notification[];
  Link: PathLink;
  onFollow: (notification: Notification) => void;
};

/** Newest first. */
export const NotificationList = ({ items, Link, onFollow }: Props) => (
  <ul aria-label="Notifications" className="py-1">
    {items.map((it) => (
      <li key={it.id} className="relative flex gap-3 px-4 py-3 hover:bg-sunken">
        <KindMark kind={it.kind} />
        <div className="grid min-w-0 grow gap-0.5">
          <Link
            path={it.path}
            onFollow={() => onFollow(it)}
            className={cx('stretched leading-snug wrap-anywhere', !it.read && 'font-semibold')}
          >
            {it.text}
          </Link>
          <time dateTime={it.created_at} className="text-xs text-ink-soft">
            {timeAgo(it.created_at)}
          </time>
        </div>
        {!it.read && (
          <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-coral-strong">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </li>
    ))}
  </ul>
);
