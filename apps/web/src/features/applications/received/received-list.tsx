// The applications a company received, one filter at a time, with all actions.
import type { ReceivedApplication } from '@questline/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { tabCount } from '../../../lib/format/tab-count.ts';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { itemsOf, PagedList } from '../../../ui/lists/paged-list.tsx';
import { pressIn, Shortcuts } from '../../../ui/overlays/shortcuts.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { useListFocus } from '../../../ui/lists/use-list-focus.ts';
import { maxPerRequest } from './decide.ts';
import { DecideSeveral } from './decide-several.tsx';
import { NoApplications } from './no-applications.tsx';
import { ProfileApplication, ProfileSteps } from './profile-application.tsx';
import { ProfileDecision } from './profile-decision.tsx';
import { ReceivedCard } from './received-card.tsx';
import {
  receivedCountsQuery,
  type ReceivedFilter,
  receivedFilters,
  receivedQuery,
} from './received-queries.ts';
import { ReceivedSkeleton } from './received-skeleton.tsx';

type Props = {
  filter: ReceivedFilter;
  /** Limits the list to one initiative. */
  initiative?: string | undefined;
  onFilter: (filter: ReceivedFilter) => void;
  onProfile: (application: ReceivedApplication) => void;
  /** Link to its initiative. */
  about?: (application: ReceivedApplication) => ReactNode;
  /** Link to the conversation. */
  message: (application: ReceivedApplication) => ReactNode;
  /** Opens the conversation. */
  onMessage?: ((application: ReceivedApplication) => void) | undefined;
  /** Link to the company's initiatives, shown when there are no applications. */
  initiatives: ReactNode;
  /** Why nobody applied to this initiative, if there is a reason. */
  nobody?: string | undefined;
  /** Next to the filters. */
  tools?: ReactNode;
  /** Whose profile is open, above the list. Shortcuts are off, except for those in the profile. */
  opened: Opened | undefined;
  Profile: ComponentType<ProfileProps>;
  onProfileClose: () => void;
};

/** A dialog with a student's profile. */
type ProfileProps = {
  id: string | undefined;
  onClose: () => void;
  steps: ReactNode;
  /** Why the student fits. */
  fits: readonly string[] | undefined;
  application: ReactNode;
  decision: ReactNode;
};

type Opened = {
  student: string;
  /** Students can apply to several initiatives. */
  initiative: string | undefined;
};

const labels = { pending: 'Pending', accepted: 'Accepted', rejected: 'Rejected', ended: 'Ended', all: 'All' };

export function ReceivedApplications({ onFilter, ...props }: Props) {
  const { filter, initiative } = props;
  const { data: counts } = useQuery(receivedCountsQuery(initiative));
  const tabs = receivedFilters
    // Most companies never need it.
    .filter((value) => value !== 'ended' || filter === value || counts?.ended)
    .map((value) => ({
      value,
      label: labels[value],
      count: counts && (value === 'pending' ? counts.pending : tabCount(counts[value])),
    }));
  // Without any applications, there is nothing to filter or export.
  const isEmpty = counts?.all === 0;
  const list = (
    <ReceivedList
      key={`${filter} ${initiative}`}
      {...props}
      tools={!isEmpty && props.tools}
      onAll={() => onFilter('all')}
    />
  );
  if (isEmpty) return list;
  return (
    <div className="relative">
      <Tabs label="Filter applications" look="segment" tabs={tabs} value={filter} onChange={onFilter}>
        {list}
      </Tabs>
    </div>
  );
}

type ListProps = Omit<Props, 'onFilter'> & { onAll: () => void };

function ReceivedList(props: ListProps) {
  const { filter, initiative, onProfile, about, message, onMessage, initiatives, nobody, tools, onAll } =
    props;
  const { opened, Profile, onProfileClose } = props;
  const list = useInfiniteQuery(receivedQuery(filter, initiative));
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  /** Personal notes that aren't sent yet, by application. */
  const [notes, setNotes] = useState<Readonly<Record<string, string | undefined>>>({});
  const box = useRef<HTMLDivElement>(null);
  const listFocus = useListFocus(box, list.data);
  const [isMoving, setMoving] = useMoment(400);

  const all = itemsOf(list.data) ?? [];
  const open = all.filter(({ can }) => can.reject);
  // Drops applications that were decided elsewhere since they were selected.
  const chosen = open.filter(({ id }) => picked.has(id)).slice(0, maxPerRequest);
  const pick = (id: string, is: boolean) =>
    setPicked(
      new Set(is ? [...chosen.map((it) => it.id), id] : chosen.map((it) => it.id).filter((it) => it !== id)),
    );
  const selectable = open.slice(0, maxPerRequest);
  const press = (key: string) => () =>
    listFocus.current() ? pressIn(listFocus.current(), key) : listFocus.step(1);
  const decidingOf = (application: ReceivedApplication) => ({
    application,
    note: notes[application.id],
    onNote: (note: string | undefined) => setNotes((now) => ({ ...now, [application.id]: note })),
    onDecided: () => {
      listFocus.stayAt(application.id);
      setMoving();
    },
    onMessage: onMessage && (() => onMessage(application)),
  });
  const at = all.findIndex(
    (it) => it.student.id === opened?.student && it.initiative.id === opened.initiative,
  );
  const shown = all[at];
  const stepProfile = (by: 1 | -1) => {
    onProfile(all[at + by]!);
    if (at + by >= all.length - 2 && list.hasNextPage) void list.fetchNextPage();
  };
  const shortcuts = [
    { key: 'j', does: 'Next application', run: () => listFocus.step(1) },
    { key: 'k', does: 'Previous application', run: () => listFocus.step(-1) },
    { key: 'a', does: 'Accept application', run: press('a') },
    { key: 'r', does: 'Reject application; press it twice', run: press('r') },
    { key: 'w', does: 'Write a note to the student', run: press('w') },
    { key: 'v', does: 'View Profile', run: press('v') },
    { key: 'x', does: 'Select application', run: press('x') },
  ];
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <div
        className={cx(
          '-mt-2.5 mb-1.5 flex min-h-9 items-center gap-4 pl-4.25 lg:-mt-1.5',
          all.length < 2 && (all.length > 0 || tools ? 'max-lg:hidden xl:contents' : 'hidden'),
        )}
      >
        {open.length > 1 && (
          <Checkbox
            checked={chosen.length === selectable.length}
            mixed={chosen.length > 0 && chosen.length < selectable.length}
            onChange={(event) =>
              setPicked(new Set(event.currentTarget.checked ? selectable.map(({ id }) => id) : []))
            }
            label={
              open.length > maxPerRequest ? `Select the first ${maxPerRequest}` : `Select all ${open.length}`
            }
          />
        )}
        <p className="ml-auto text-sm text-ink-soft empty:hidden">
          {all.length > 1 && (filter === 'pending' ? 'Oldest first' : 'Newest first')}
        </p>
        {/* In the row of the filters, if it has room. */}
        <div className="flex items-center gap-2 max-lg:pointer-coarse:hidden xl:absolute xl:top-1 xl:right-0">
          {!list.isLoadingError && tools}
          {all.length > 0 && <Shortcuts shortcuts={shortcuts} active={!opened} />}
        </div>
      </div>
      <PagedList
        list={list}
        failed={{
          title: 'Error loading applications',
          text: failureText(list.error) || 'Failed to load applications',
        }}
        loading={<ReceivedSkeleton />}
        empty={
          <NoApplications
            filter={filter}
            initiative={initiative}
            initiatives={initiatives}
            nobody={nobody}
            onAll={onAll}
          />
        }
        noun={['application', 'applications']}
      >
        {(items) => (
          <>
            {/* The next card comes to where the last click was: a second click mustn't decide about it. */}
            <ul className={cx('grid gap-3', isMoving && 'pointer-events-none')}>
              {items.map((application) => (
                <li key={application.id} className="min-w-0">
                  <ReceivedCard
                    {...decidingOf(application)}
                    chosen={chosen.includes(application)}
                    onChoose={(is) => pick(application.id, is)}
                    selecting={chosen.length > 0}
                    selectable={open.length > 1}
                    sameStatus={filter === 'pending'}
                    about={initiative === undefined && about?.(application)}
                    onProfile={() => onProfile(application)}
                    message={message(application)}
                  />
                </li>
              ))}
            </ul>
            <DecideSeveral chosen={chosen} onClear={() => setPicked(new Set())} />
          </>
        )}
      </PagedList>
      <Profile
        id={opened?.student}
        onClose={onProfileClose}
        steps={
          shown &&
          all.length > 1 && (
            <ProfileSteps at={at} count={all.length} more={list.hasNextPage} onStep={stepProfile} />
          )
        }
        fits={shown?.fit_reasons}
        application={shown && <ProfileApplication application={shown} />}
        decision={
          shown?.can.reject && (
            <ProfileDecision key={shown.id} {...decidingOf(shown)} onClose={onProfileClose} />
          )
        }
      />
    </div>
  );
}

/** Something that is true for a moment from when it begins. */
function useMoment(ms: number): [boolean, () => void] {
  const [began, setBegan] = useState<number>();
  useEffect(() => {
    if (began === undefined) return undefined;
    const timer = setTimeout(() => setBegan(undefined), ms);
    return () => clearTimeout(timer);
  }, [began, ms]);
  return [began !== undefined, () => setBegan(performance.now())];
}
