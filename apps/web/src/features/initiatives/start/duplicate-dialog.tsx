import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ownInitiativesQuery } from '../own/own-initiatives.ts';

type Props = { busy: boolean; onPick: (id: string) => void; onClose: () => void };

/** One of one's own to begin from. The original stays as it is. */
export function DuplicateDialog({ busy, onPick, onClose }: Props) {
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(ownInitiativesQuery());
  const initiatives = data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title="Begin with one of yours"
      description="You get a copy as a draft. The original stays as it is."
    >
      {!initiatives && error && (
        <ErrorState
          title="Could not load your initiatives"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!initiatives && !error && <SkeletonList of="row" count={3} />}
      {initiatives?.length === 0 && <p>You have no initiatives yet.</p>}
      <ul className="grid gap-2">
        {initiatives?.map(({ id, name, status, task_count }) => (
          <li key={id}>
            <button
              type="button"
              disabled={busy}
              onClick={() => onPick(id)}
              className="flex w-full items-center gap-3 rounded-control border border-line p-3 text-left transition-colors hover:bg-sunken"
            >
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold">{name}</span>
                <span className="text-sm text-ink-soft">
                  {task_count === 1 ? '1 task' : `${task_count} tasks`}
                </span>
              </span>
              {status === 'active' ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>}
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          shown={`${initiatives?.length} initiatives`}
          more
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Dialog>
  );
}
