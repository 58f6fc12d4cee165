// The cache of everything read from the server, as specified: fresh 5 minutes, kept 10, not refetched on focus.
import { ApiError } from '@questline/contract/client';
import { limits } from '@questline/contract/plain';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { RefetchingQueryClient } from './refetching-query-client.ts';
import { session } from '../session/session.ts';

const minuteMs = 60_000;

/** A token that the server no longer takes: whether the session has ended is the session's to find out. */
const onError = (error: Error) => {
  if (error instanceof ApiError && error.code === 'not_signed_in') void session.doubt();
};

export const createQueryClient = () =>
  new RefetchingQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: limits.cacheFreshMinutes * minuteMs,
        gcTime: limits.cacheKeptMinutes * minuteMs,
        refetchOnWindowFocus: false,
        // The one retry is the API client's: it asks again for what did not arrive and leaves refusals alone.
        // A second layer would ask four times.
        retry: false,
      },
    },
  });

/** The one that this document uses. Tests create their own. */
export const queryClient = createQueryClient();

/** Nothing of one account may be seen by the next. */
export function clearCacheBetweenAccounts() {
  let owner = session.accountId();
  session.watch(() => {
    if (session.accountId() === owner) return;
    owner = session.accountId();
    queryClient.clear();
  });
}
