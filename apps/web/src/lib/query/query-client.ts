// The query cache, as specified: fresh for 5 minutes, kept for 10, no refetch on focus.
import { ApiError } from '@questline/contract/client';
import { limits } from '@questline/contract/plain';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { RefetchingQueryClient } from './refetching-query-client.ts';
import { session } from '../session/session.ts';

const minuteMs = 60_000;

/** The server refused the token. The session finds out whether it has ended. */
const onError = (error: Error) => {
  if (error instanceof ApiError && error.code === 'not_signed_in') void session.recheckToken();
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
        // The API client already retries once if there was no response. A second layer would send four requests.
        retry: false,
      },
    },
  });

/** The query client of this document. Tests create their own. */
export const queryClient = createQueryClient();

/** Clears the cache, so that the next account never sees this one's data. */
export function clearCacheBetweenAccounts() {
  let owner = session.accountId();
  session.watch(() => {
    if (session.accountId() === owner) return;
    owner = session.accountId();
    queryClient.clear();
  });
}
