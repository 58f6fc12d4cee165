// The desk's API client and cached data.
import type { DeskApi, OperatorSession } from '@questline/contract';
import { ApiError, createApi } from '@questline/contract/client';
import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { heedMaintenance } from '../lib/maintenance/maintenance.ts';

export const deskApi = createApi<DeskApi>({ onMaintenance: heedMaintenance });

/** Null when nobody is signed in. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: async () => (await deskApi('GET /api/desk/session')).operator,
});

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => deskApi('GET /api/desk/account'),
});

/** Shows the desk, without anything that another operator has loaded in this tab. */
export function enterDesk(client: QueryClient, operator: OperatorSession) {
  client.removeQueries({ queryKey: accountQuery.queryKey });
  client.setQueryData(operatorQuery.queryKey, operator);
}

/** After the session has ended, the desk's endpoints answer 401, or 404 once the cookie is gone, too. */
const endedCodes = new Set(['not_signed_in', 'not_found']);

export function createDeskQueryClient() {
  const onError = (error: Error) => {
    if (error instanceof ApiError && endedCodes.has(error.code))
      void client.invalidateQueries({ queryKey: operatorQuery.queryKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // The API client already retries.
    defaultOptions: { queries: { retry: false } },
  });
  return client;
}
