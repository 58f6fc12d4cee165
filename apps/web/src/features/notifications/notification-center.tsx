// The list behind the bell: one line per notification, each linking to what it's about.
import type { Notification } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { itemsOf } from '../../ui/lists/paged-list.tsx';
import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { SkeletonRow } from '../../ui/feedback/skeleton.tsx';
import { NotificationList, type PathLink } from './notification-list.tsx';
import { notificationsQuery } from './notification-queries.ts';
import { useReading } from './use-reading.ts';

type Props = { Link: PathLink; settings: ReactNode; onLeave: () => void };

export function NotificationCenter({ Link, settings, onLeave }: Props) {
  const list = useInfiniteQuery(notificationsQuery);
  const { readOne, readAll } = useReading();
  const items = itemsOf(list.data);
  const follow = ({ id, read }: Notification) => {
    if (!read) readOne(id);
    onLeave();
  };

  return (
    <>
      <div className="flex min-h-14 items-center gap-1 border-b border-line py-2 pr-2 pl-4">
        <h2 className="grow text-base">Notifications</h2>
        {items?.some(({ read }) => !read) && (
          <Button
            variant="quiet"
            size="small"
            icon={<CheckCheck aria-hidden className="max-md:hidden" />}
            onClick={() => readAll(items[0]!.id)}
          >
            Mark all as read
          </Button>
        )}
        <span className="md:hidden">
          <IconButton label="Close" onClick={onLeave}>
            <X />
          </IconButton>
        </span>
      </div>
      <div className="min-h-0 grow overflow-y-auto">
        {!items ? (
          <NotYet error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
        ) : items.length === 0 ? (
          <EmptyState
            scene={<EmptyTrailScene />}
            title="Nothing new yet"
            text="Decisions, feedback and messages show up here."
          />
        ) : (
          <>
            <NotificationList items={items} Link={Link} onFollow={follow} />
            {list.hasNextPage && (
              <div className="grid justify-items-center p-3">
                <Button
                  variant="secondary"
                  size="small"
                  busy={list.isFetchingNextPage && 'Loading…'}
                  onClick={() => void list.fetchNextPage()}
                >
                  Load more
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      <div className="border-t border-line px-4 py-2 text-sm">{settings}</div>
    </>
  );
}

type NotYetProps = { error: Error | null; busy: boolean; onRetry: () => void };

const NotYet = ({ error, busy, onRetry }: NotYetProps) =>
  error ? (
    <ErrorState
      title="Could not load notifications"
      text={failureText(error)}
      busy={busy}
      onRetry={onRetry}
    />
  ) : (
    <div role="status" className="px-4">
      <span className="sr-only">Loading notifications…</span>
      {['a', 'b', 'c'].map((key) => (
        <SkeletonRow key={key} />
      ))}
    </div>
  );
