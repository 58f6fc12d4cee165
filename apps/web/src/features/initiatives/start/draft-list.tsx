import type { ListedDraft } from '@questline/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePen, Trash2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { itemsOf } from '../../../ui/lists/paged-list.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { discardDraft, draftsQuery, refreshDraftCount } from './drafts.ts';

type Props = {
  /** Link that opens a draft in the editor (class `stretched`). */
  DraftLink: ComponentType<{ draft: ListedDraft; name: string }>;
  title?: string;
};

export function DraftList({ DraftLink, title = 'Continue where you left off' }: Props) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(draftsQuery());
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<ListedDraft>();
  const discard = useMutation({
    mutationFn: (draft: ListedDraft) => discardDraft(draft.client_id),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: draftsQuery().queryKey }),
        refreshDraftCount(queryClient),
      ]),
    onError: () =>
      toast({ title: "That didn't work", description: 'Please try again.', variant: 'destructive' }),
    onSettled: () => setAsked(undefined),
  });
  const drafts = itemsOf(data) ?? [];
  // Optional: without drafts, or if they fail to load, the page still offers everything else.
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Your drafts" className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {drafts.map((draft) => (
          <li key={draft.client_id}>
            <Card tight lifts className="flex items-center gap-3">
              <FilePen aria-hidden className="text-trail" />
              <div className="min-w-0 grow">
                <p className="truncate font-semibold">
                  <DraftLink draft={draft} name={draft.name || 'Untitled draft'} />
                </p>
                <p className="text-sm text-ink-soft">
                  {draft.initiative_id ? 'Unsaved changes' : 'Draft'}, edited {timeAgo(draft.updated_at)}
                </p>
              </div>
              <IconButton
                label={`Discard ${draft.name || 'Untitled draft'}`}
                className="z-1"
                onClick={() => setAsked(draft)}
              >
                <Trash2 />
              </IconButton>
            </Card>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          shown={`${drafts.length} drafts`}
          more
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title="Discard this draft?"
        loses="You'll lose everything you wrote in it."
        action="Discard draft"
        busy={discard.isPending && 'Discarding…'}
        onConfirm={() => asked && discard.mutate(asked)}
      />
    </section>
  );
}
