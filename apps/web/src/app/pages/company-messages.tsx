// The Messages tab of /company-inbox.
import type { Conversation } from '@questline/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { ownInitiativesQuery } from '../../features/initiatives/own-initiatives.ts';
import { Inbox, type InboxPlace } from '../../features/messages/inbox.tsx';
import { RouterButtonLink } from '../shell/links.tsx';

export function CompanyMessages() {
  const place = useSearch({ from: '/company-shell/company-inbox' });
  const navigate = useNavigate({ from: '/company-inbox' });
  const go = useCallback(
    (change: InboxPlace, { replace } = { replace: false }) =>
      void navigate({ search: (now: InboxPlace) => ({ ...now, ...change }), replace }),
    [navigate],
  );
  const link = ({ id, other }: Conversation) => (
    <Link
      from="/company-inbox"
      search={{ ...place, thread: id, message: undefined, conversation: undefined }}
      aria-current={place.thread === id ? 'true' : undefined}
      className="stretched"
    >
      {other.name}
    </Link>
  );
  return (
    <Inbox
      side="company"
      place={place}
      go={go}
      link={link}
      about={aboutFor}
      initiatives={useInitiatives()}
      towardsContacts={<RouterButtonLink to="/company-initiatives">Your initiatives</RouterButtonLink>}
    />
  );
}

/** All of them: the filter offers each. */
function useInitiatives() {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(ownInitiativesQuery());
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return data?.pages.flatMap((page) => page.items.map(({ id, name }) => ({ id, name }))) ?? [];
}

const aboutFor = ({ initiative }: Conversation) =>
  initiative && (
    <Link
      to="/company/initiative/$id"
      params={{ id: initiative.id }}
      className="font-semibold text-trail underline underline-offset-4 hover:text-trail-strong"
    >
      {initiative.name}
    </Link>
  );
