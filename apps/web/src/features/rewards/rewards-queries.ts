// Queries for rewards. Keys begin with the topic, so an invalidation refetches them.
import type { RewardTab } from '@questline/contract/plain';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { byCursor } from '../../lib/query/by-cursor.ts';
import { api } from '../../lib/session/session.ts';

export const companyRewardsQuery = (tab: RewardTab) =>
  infiniteQueryOptions({
    queryKey: ['rewards', 'company', tab],
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/company/rewards', { query: { tab, ...(pageParam && { after: pageParam }) } }, { signal }),
    ...byCursor,
    meta: { immediate: true },
  });

/** Refetches everything that shows rewards. The workspace is part of `tasks`, "Your turn" of `home`. */
export const refetchRewards = (queryClient: QueryClient) =>
  Promise.all(
    ['rewards', 'tasks', 'home'].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })),
  );
