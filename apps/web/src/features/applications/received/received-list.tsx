// The applications a company received, one filter at a time, with all actions.
import type { ReceivedApplication } from '@questline/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { itemsOf, PagedList } from '../../../ui/lists/paged-list.tsx';
import { NoMessagesScene } from '../../../ui/scenes/no-messages-scene.tsx';
import { pressIn, Shortcuts } from '../../../ui/overlays/shortcuts.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { useListFocus } from '../../../ui/lists/use-list-focus.ts';
import { maxPerRequest } from './decide.ts';
import { DecideSeveral } from './decide-several.tsx';
import { ReceivedCard } from './received-card.tsx';
import { type ReceivedFilter, receivedQuery, waitingCountQuery } from './received-queries.ts';
import { ReceivedSkeleton } from './received-skeleton.tsx';

type Props = {
  filter: ReceivedFilter;
  /** Limits the list to one initiative. */
  initiative?: string | undefined;
  onFilter: (filter: ReceivedFilter) => void;
  onProfile: (application: ReceivedApplication) => void;
  /** Link to the conversation. */
  message: (application: ReceivedApplication) => ReactNode;
  /** Link to the company's initiatives, shown when there are no applications. */
  initiatives: ReactNode;
  /** A dialog covers the list, so shortcuts are off. */
  covered: boolean;
};

export function ReceivedApplications({ onFilter, ...props }: Props) {
  const { filter, initiative } = props;
  const waiting = useQuery(waitingCountQuery).data?.pending;
  const tabs = [
    { value: 'pending', label: 'Pending', ...(waiting !== undefined && { count: waiting }) },
    { value: 'accepted', label: 'Accepted' },
    { value: 'rejected', label: 'Rejected' },
    { value: 'all', label: 'All' },
  ] as const;
  return (
    <Tabs label="Filter applications" look="segment" tabs={tabs} value={filter} onChange={onFilter}>
      <ReceivedList key={`${filter} ${initiative}`} {...props} onAll={() => onFilter('all')} />
    </Tabs>
  );
}

type ListProps = Omit<Props, 'onFilter'> & { onAll: () => void };

function ReceivedList(props: ListProps) {
  const { filter, initiative, onProfile, message, initiatives, covered, onAll } = props;
  const list = useInfiniteQuery(receivedQuery(filter, initiative));
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  const listFocus = useListFocus(box, list.data);

  const open = (itemsOf(list.data) ?? []).filter(({ can }) => can.accept);
  // Drops applications that were decided elsewhere since they were selected.
  const chosen = open.filter(({ id }) => picked.has(id)).slice(0, maxPerRequest);
  const pick = (id: string, is: boolean) =>
    setPicked(
      new Set(is ? [...chosen.map((it) => it.id), id] : chosen.map((it) => it.id).filter((it) => it !== id)),
    );
  const selectable = open.slice(0, maxPerRequest);
  const press = (key: string) => () =>
    listFocus.current() ? pressIn(listFocus.current(), key) : listFocus.step(1);
  const shortcuts = [
    { key: 'j', does: 'Next application', run: () => listFocus.step(1) },
    { key: 'k', does: 'Previous application', run: () => listFocus.step(-1) },
    { key: 'a', does: 'Accept application', run: press('a') },
    { key: 'r', does: 'Reject application (asks first)', run: press('r') },
    { key: 'w', does: 'Add a note', run: press('w') },
    { key: 'v', does: 'View Profile', run: press('v') },
    { key: 'x', does: 'Select application', run: press('x') },
  ];
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PagedList
        list={list}
        failed={{
          title: 'Error loading applications',
          text: failureText(list.error) || 'Failed to load applications',
        }}
        loading={<ReceivedSkeleton />}
        empty={<NoApplications filter={filter} initiatives={initiatives} onAll={onAll} />}
        noun={['application', 'applications']}
      >
        {(items) => (
          <>
            <div className="mb-4 flex min-h-control items-center justify-between gap-4">
              {open.length > 1 ? (
                <Checkbox
                  checked={chosen.length === selectable.length}
                  onChange={(event) =>
                    setPicked(new Set(event.currentTarget.checked ? selectable.map(({ id }) => id) : []))
                  }
                  label={
                    open.length > maxPerRequest
                      ? `Select the first ${maxPerRequest}`
                      : `Select all ${open.length}`
                  }
                />
              ) : (
                <span />
              )}
              <Shortcuts shortcuts={shortcuts} active={!covered} />
            </div>
            <ul className="grid gap-4">
              {items.map((application) => (
                <li key={application.id} className="min-w-0">
                  <ReceivedCard
                    application={application}
                    chosen={chosen.includes(application)}
                    onChoose={(is) => pick(application.id, is)}
                    onProfile={() => onProfile(application)}
                    message={message(application)}
                    onDecided={() => listFocus.stayAt(application.id)}
                  />
                </li>
              ))}
            </ul>
            <DecideSeveral chosen={chosen} onClear={() => setPicked(new Set())} />
          </>
        )}
      </PagedList>
    </div>
  );
}

/** Loads all applications to tell "none match this filter" from "none at all". */
function NoApplications({ filter, initiatives, onAll }: Pick<ListProps, 'filter' | 'initiatives' | 'onAll'>) {
  const all = useInfiniteQuery({ ...receivedQuery('all'), enabled: filter !== 'all' });
  if (all.isLoading) return <ReceivedSkeleton />;
  if (filter === 'all' || all.data?.pages[0]?.items.length === 0)
    return (
      <EmptyState
        scene={<NoMessagesScene />}
        title="No applications"
        text="You haven't received any applications yet."
        action={initiatives}
      />
    );
  return (
    <EmptyState
      live="status"
      scene={<NoMessagesScene />}
      {...none[filter]}
      action={
        <Button variant="secondary" onClick={onAll}>
          Show all applications
        </Button>
      }
    />
  );
}

const none = {
  pending: {
    title: "You're all caught up",
    text: 'New applications show up here.',
  },
  accepted: {
    title: 'No accepted applications',
    text: 'Students you accept show up here and under Active Users.',
  },
  rejected: { title: 'No rejected applications', text: 'Applications you reject show up here.' },
};
