import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ownInitiativesQuery } from '../own/own-initiatives.ts';

type Props = { busy: boolean; onPick: (id: string) => void; onClose: () => void };

/** Picks one of the company's own initiatives to copy. The original doesn't change. */
export function DuplicateDialog({ busy, onPick, onClose }: Props) {
  const list = useInfiniteQuery(ownInitiativesQuery());
  return (
    <Dialog
      open
      onOpenChange={(open) => open || busy || onClose()}
      title="Duplicate one of yours"
      description="You get a copy as a draft. The original doesn't change."
    >
      <PagedList
        list={list}
        failed={{ title: 'Could not load your initiatives' }}
        loading={<SkeletonList of="row" count={3} />}
        empty={<p>You have no initiatives yet.</p>}
        noun={['initiative', 'initiatives']}
      >
        {(initiatives) => (
          <ul className="grid gap-2">
            {initiatives.map(({ id, name, status, task_count }) => (
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
        )}
      </PagedList>
    </Dialog>
  );
}
