// A company's active or inactive initiatives, with their actions.
import type { OwnInitiativeCard as Own } from '@questline/contract';
import type { InitiativeStatus } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { itemsOf, PagedList } from '../../../ui/lists/paged-list.tsx';
import { EmptyTrailScene } from '../../../ui/scenes/empty-trail-scene.tsx';
import { SkeletonBlock, SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import { ActivationRefusedDialog } from './activation-refused-dialog.tsx';
import { DeleteInitiativeDialog } from './delete-initiative-dialog.tsx';
import { OwnInitiativeRow, RowHeadings, waitingIn } from './own-initiative-row.tsx';
import { ownInitiativesQuery } from './own-initiatives.ts';
import { draftsQuery } from '../start/drafts.ts';
import { copyOf, useBeginDraft } from '../start/use-begin-draft.ts';
import { type ActivationRefusal, useInitiativeStatus } from './use-initiative-status.ts';

type Props = {
  status: InitiativeStatus;
  /** Links, which only the page can build. */
  link: (initiative: Own) => ReactNode;
  edit: (initiative: Own) => ReactNode;
  /** Links to applications to decide and work to review. */
  waiting: Record<'toDecide' | 'toReview', (initiative: Own) => ReactNode>;
  create: ReactNode;
  ways: (id: string) => Record<ActivationRefusal, ReactNode>;
  /** Opens the draft created by Duplicate. */
  onBegun: (clientId: string) => void;
  onShowInactive: () => void;
};

const rows = 'overflow-clip rounded-card border border-line bg-surface divide-y divide-line';

export function OwnInitiativeList(props: Props) {
  const { status, link, edit, waiting, create, ways, onBegun, onShowInactive } = props;
  const list = useInfiniteQuery(ownInitiativesQuery(status));
  const { setStatus, changing, refused, forgetRefusal } = useInitiativeStatus();
  const duplicate = useBeginDraft(onBegun);
  const [doomed, setDoomed] = useState<Own>();

  return (
    <>
      <PagedList
        list={list}
        failed={{ title: 'Error loading data', text: failureText(list.error) }}
        loading={
          <div role="status" className={rows}>
            <span className="sr-only">Loading your initiatives…</span>
            <RowHeadings />
            {['a', 'b', 'c', 'd'].map((key) => (
              <div key={key} aria-hidden className="flex items-center gap-3.5 p-4 md:px-5">
                <SkeletonBlock className="size-14 shrink-0 rounded-control" />
                <div className="grid grow gap-2.5">
                  <SkeletonBlock className="h-4 w-3/5 lg:w-1/3" />
                  <SkeletonBlock className="h-3.5 w-20" />
                </div>
                <SkeletonBlock className="h-4 w-96 max-lg:hidden" />
              </div>
            ))}
          </div>
        }
        empty={<NoInitiatives status={status} create={create} onShowInactive={onShowInactive} />}
        noun={['initiative', 'initiatives']}
      >
        {(items) => (
          <div className={rows}>
            <RowHeadings />
            <ul className="divide-y divide-line">
              {byUrgency(items).map((initiative) => (
                <li key={initiative.id}>
                  <OwnInitiativeRow
                    initiative={initiative}
                    link={link(initiative)}
                    edit={edit(initiative)}
                    toDecide={waiting.toDecide(initiative)}
                    toReview={waiting.toReview(initiative)}
                    busy={changing === initiative.id || duplicate.isPending}
                    onSetStatus={(next) => setStatus(initiative.id, next)}
                    onDuplicate={() => duplicate.mutate(copyOf(initiative.id))}
                    onDelete={() => setDoomed(initiative)}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
      </PagedList>
      <DeleteInitiativeDialog initiative={doomed} onClose={() => setDoomed(undefined)} />
      <ActivationRefusedDialog
        refusal={refused?.refusal}
        onClose={forgetRefusal}
        ways={ways(refused?.id ?? '')}
      />
    </>
  );
}

/** The ones with the most to answer first, the others newest first. */
const byUrgency = (items: readonly Own[]) => items.toSorted((a, b) => waitingIn(b) - waitingIn(a));

function NoInitiatives({
  status,
  create,
  onShowInactive,
}: Pick<Props, 'status' | 'create' | 'onShowInactive'>) {
  const isActiveTab = status === 'active';
  // Only a company without any initiatives is asked to create its first.
  const inactive = useInfiniteQuery({ ...ownInitiativesQuery('inactive'), enabled: isActiveTab });
  const drafts = itemsOf(useInfiniteQuery({ ...draftsQuery(), enabled: !isActiveTab }).data);
  const scene = <EmptyTrailScene />;
  if (!isActiveTab)
    return drafts?.length ? null : (
      <EmptyState scene={scene} title="No initiatives found" text="You don't have any inactive initiatives" />
    );
  if (inactive.isPending) return <SkeletonCard />;
  if (inactive.data?.pages[0]?.items.length)
    return (
      <EmptyState
        scene={scene}
        title="No active initiatives"
        text="Students can't see your inactive initiatives. Activate one when you're ready."
        action={<Button onClick={onShowInactive}>Show inactive initiatives</Button>}
      />
    );
  return (
    <EmptyState
      scene={scene}
      title="No initiatives found"
      text="Create your first initiative to connect with student ambassadors"
      action={create}
    />
  );
}
