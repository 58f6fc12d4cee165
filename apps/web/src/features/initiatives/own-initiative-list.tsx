// The initiatives of a company, active or inactive, with everything that can be done from the list.
import type { OwnInitiativeCard as Own } from '@questline/contract';
import type { InitiativeStatus } from '@questline/contract/plain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { EmptyState, ErrorState } from '../../ui/faces.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyTrailScene } from '../../ui/scenes/empty-trail-scene.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { ActivationRefusedDialog } from './activation-refused-dialog.tsx';
import { DeleteInitiativeDialog } from './delete-initiative-dialog.tsx';
import { OwnInitiativeCard } from './own-initiative-card.tsx';
import { ownInitiativesQuery } from './own-initiatives.ts';
import { type ActivationRefusal, useInitiativeStatus } from './use-initiative-status.ts';

type Props = {
  status: InitiativeStatus;
  /** Where things lead, which only the page knows. */
  link: (initiative: Own) => ReactNode;
  edit: (initiative: Own) => ReactNode;
  create: ReactNode;
  ways: (id: string) => Record<ActivationRefusal, ReactNode>;
};

const grid = 'grid gap-4 md:grid-cols-2';

export function OwnInitiativeList({ status, link, edit, create, ways }: Props) {
  const list = useInfiniteQuery(ownInitiativesQuery(status));
  const { setStatus, changing, refused, forgetRefusal } = useInitiativeStatus();
  const [doomed, setDoomed] = useState<Own>();
  const items = list.data?.pages.flatMap((page) => page.items);

  if (!items)
    return list.isError ? (
      <ErrorState
        title="Error loading data"
        text={failureText(list.error)}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <div role="status" className={grid}>
        <span className="sr-only">Loading your initiatives…</span>
        {['a', 'b', 'c', 'd'].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    );
  return (
    <>
      {items.length === 0 ? (
        <NoInitiatives status={status} create={create} />
      ) : (
        <>
          <ul className={grid}>
            {items.map((initiative) => (
              <li key={initiative.id} className="min-w-0">
                <OwnInitiativeCard
                  initiative={initiative}
                  link={link(initiative)}
                  edit={edit(initiative)}
                  busy={changing === initiative.id}
                  onSetStatus={(next) => setStatus(initiative.id, next)}
                  onDelete={() => setDoomed(initiative)}
                />
              </li>
            ))}
          </ul>
          {list.data!.pages.length > 1 || list.hasNextPage ? (
            <LoadMore
              shown={`${items.length} initiatives`}
              more={list.hasNextPage}
              busy={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          ) : null}
        </>
      )}
      <DeleteInitiativeDialog initiative={doomed} onClose={() => setDoomed(undefined)} />
      <ActivationRefusedDialog
        refusal={refused?.refusal}
        onClose={forgetRefusal}
        ways={ways(refused?.id ?? '')}
      />
    </>
  );
}

const NoInitiatives = ({ status, create }: Pick<Props, 'status' | 'create'>) =>
  status === 'active' ? (
    <EmptyState
      scene={<EmptyTrailScene />}
      title="No initiatives found"
      text="Create your first initiative to connect with student ambassadors"
      action={create}
    />
  ) : (
    <EmptyState
      scene={<EmptyTrailScene />}
      title="No initiatives found"
      text="You don't have any inactive initiatives"
    />
  );
