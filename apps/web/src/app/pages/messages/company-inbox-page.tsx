// /company-inbox: messages and applications; the chosen tab is in the URL. Filter is next to the tabs, and so is Compose for messages.
import type { OwnInitiativeCard } from '@questline/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import { receivedCountsQuery } from '../../../features/applications/received/received-queries.ts';
import { ownInitiativesQuery } from '../../../features/initiatives/own/own-initiatives.ts';
import { yourTurnQuery } from '../../../features/home/company/your-turn-query.ts';
import type { InboxPlace } from '../../../features/messages/inbox/inbox-place.ts';
import { InboxDialogs, InboxTools } from '../../../features/messages/inbox/inbox-tools.tsx';
import { diagnostics } from '../../../lib/diagnostics.ts';
import { useIsLoaded } from '../../../lib/query/first-load.ts';
import { cx } from '../../../ui/cx.ts';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { CompanyApplications } from '../company/company-applications.tsx';
import { OwnInbox } from './own-inbox.tsx';

const InboxDebug = lazyPart(() => import('./inbox-debug.tsx'), 'InboxDebug');

const tabsOf = (unread: number, waiting: number) =>
  [
    { value: 'messages', label: 'Messages', ...(unread > 0 && { count: unread, urgent: true }) },
    { value: 'applications', label: 'Applications', ...(waiting > 0 && { count: waiting, urgent: true }) },
    ...(diagnostics ? [{ value: 'debug', label: 'Debug' } as const] : []),
  ] as const;

export function CompanyInboxPage() {
  const place = useSearch({ from: '/company-shell/company-inbox' });
  const navigate = useNavigate({ from: '/company-inbox' });
  // The conversations or applications are loaded first.
  const isLoaded = useIsLoaded();
  const waiting = useQuery({ ...receivedCountsQuery(), enabled: isLoaded }).data?.pending ?? 0;
  const initiatives = useInitiatives(isLoaded);
  const unread = useQuery(yourTurnQuery).data?.messages.count ?? 0;
  const tabs = tabsOf(unread, waiting);
  const tab = tabs.find(({ value }) => value === place.tab)?.value ?? 'messages';
  const go = useCallback(
    (change: InboxPlace, { replace } = { replace: false }) =>
      void navigate({
        // A conversation is on the Messages tab, wherever Compose was opened. Debug has nothing to filter.
        search: (now: InboxPlace) => ({
          ...now,
          ...change,
          ...((change.thread || tab === 'debug') && { tab: 'messages' as const }),
          // The status chosen for applications isn't a filter of the messages.
          ...(change.thread && tab === 'applications' && { status: undefined }),
        }),
        replace,
      }),
    [navigate, tab],
  );
  const noContacts = waiting > 0 ? decideFirst : initiatives.length > 0 ? ownInitiatives : createOne;
  const isReading = tab === 'messages' && (place.thread ?? place.conversation) !== undefined;
  const isApplications = tab === 'applications';
  return (
    // On narrow screens, an open thread has the screen to itself.
    <div
      className={cx(
        'relative',
        isReading && 'max-lg:[&_[role=tablist]]:hidden max-lg:[&_[role=tabpanel]]:pt-0',
      )}
    >
      <Tabs
        label="Inbox"
        tabs={tabs}
        value={tab}
        onChange={(next) => void navigate({ search: { tab: next } })}
      >
        <div
          className={cx(
            'right-0 z-10',
            isApplications ? 'absolute -top-1.5' : 'max-lg:mb-4 lg:absolute lg:-top-1.5',
            isReading && 'max-lg:hidden',
          )}
        >
          <InboxTools
            key={tab}
            filter={
              isApplications
                ? { initiative: place.initiative }
                : { unread: place.unread, initiative: place.initiative, status: place.status }
            }
            initiatives={isApplications ? initiatives.map(withWaiting) : initiatives}
            fields={isApplications ? ['initiative'] : undefined}
            compose={!isApplications}
            go={go}
          />
        </div>
        {tab === 'messages' && <OwnInbox side="company" place={place} go={go} noContacts={noContacts} />}
        {isApplications && <CompanyApplications />}
        {tab === 'debug' && (
          <Suspense>
            <InboxDebug />
          </Suspense>
        )}
      </Tabs>
      <InboxDialogs side="company" place={place} go={go} noContacts={noContacts} />
    </div>
  );
}

type Listed = Pick<OwnInitiativeCard, 'id' | 'name' | 'totals'>;

/** “Taste survey (3)”: how many applications need a decision. */
const withWaiting = ({ id, name, totals }: Listed) => ({
  id,
  name: totals.to_decide > 0 ? `${name} (${totals.to_decide})` : name,
});

const decideFirst = {
  text: 'You can message students after you accept or decline them.',
  action: (
    <RouterButtonLink to="/company-inbox" search={{ tab: 'applications' }}>
      See applications
    </RouterButtonLink>
  ),
};
const ownInitiatives = {
  action: <RouterButtonLink to="/company-initiatives">Your initiatives</RouterButtonLink>,
};
const createOne = {
  action: <RouterButtonLink to="/create-initiative">Create an initiative</RouterButtonLink>,
};

/** All initiatives, because the filter offers each of them. */
function useInitiatives(enabled: boolean) {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...ownInitiativesQuery(),
    enabled,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return data?.pages.flatMap((page) => page.items) ?? [];
}
