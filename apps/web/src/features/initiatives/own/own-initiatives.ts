// Queries for a company's own initiatives. Keys begin with the topic, so an invalidation refetches them.
import type { OwnInitiative, OwnInitiativeCard } from '@questline/contract';
import { limits, type InitiativeStatus } from '@questline/contract/plain';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { byCursor } from '../../../lib/query/by-cursor.ts';
import { askOverview } from '../../../lib/query/company-overview.ts';
import { api } from '../../../lib/session/session.ts';

export const ownInitiativeQuery = (id: string) =>
  queryOptions({
    queryKey: ['initiatives', 'own', id],
    queryFn: ({ signal }) => api('GET /api/company/initiatives/:id', { params: { id } }, { signal }),
  });

/** Why operators took it down; not found if they didn't. */
export const takedownQuery = (id: string) =>
  queryOptions({
    queryKey: ['initiatives', 'takedown', id],
    queryFn: ({ signal }) => api('GET /api/initiatives/:id/takedown', { params: { id } }, { signal }),
  });

/** Exactly what students will see. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['initiatives', 'preview', id],
    queryFn: ({ signal }) => api('GET /api/initiatives/:id/preview', { params: { id } }, { signal }),
  });

/** Newest first; all of them, or those of one status. */
export const ownInitiativesQuery = (status?: InitiativeStatus) =>
  infiniteQueryOptions({
    queryKey: ['initiatives', 'own-list', status ?? 'all'],
    queryFn: ({ signal, pageParam }) => {
      const alone = () =>
        api(
          'GET /api/company/initiatives',
          { query: { ...(status && { status }), ...(pageParam && { before: pageParam }) } },
          { signal },
        );
      return status === 'active' && !pageParam ? askOverview('initiatives', alone) : alone();
    },
    ...byCursor,
  });

type Listed = InfiniteData<{ items: OwnInitiativeCard[]; next: string | null }>;

/** Updates the cached lists immediately and refetches after the specified delay. */
function changeLists(
  queryClient: QueryClient,
  change: (items: OwnInitiativeCard[], status: InitiativeStatus | 'all') => OwnInitiativeCard[],
) {
  for (const [key, data] of queryClient.getQueriesData<Listed>({ queryKey: ['initiatives', 'own-list'] })) {
    if (!data) continue;
    const status = key[2] as InitiativeStatus | 'all';
    const pages = data.pages.map((page) => ({ ...page, items: change(page.items, status) }));
    queryClient.setQueryData<Listed>(key, { ...data, pages });
  }
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['initiatives'] }), limits.refreshDelayMs);
}

export function showSaved(queryClient: QueryClient, saved: OwnInitiative) {
  queryClient.setQueryData(ownInitiativeQuery(saved.id).queryKey, saved);
  changeLists(queryClient, (items, status) =>
    items.flatMap((card) => {
      if (card.id !== saved.id) return card;
      return status === 'all' || status === saved.status ? { ...card, ...saved } : [];
    }),
  );
}

export function showDeleted(queryClient: QueryClient, id: string) {
  changeLists(queryClient, (items) => items.filter((card) => card.id !== id));
}
