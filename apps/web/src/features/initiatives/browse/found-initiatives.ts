// Queries for browsing initiatives. Keys begin with the topic, so an invalidation refetches them.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../../lib/query/by-cursor.ts';
import { api } from '../../../lib/session/session.ts';
import type { BrowseFilter } from './browse-filter.ts';

/** Keeps the previous list on screen while a new filter loads. */
export const foundInitiativesQuery = ({
  sort = 'best_fit',
  ...filter
}: Omit<BrowseFilter, 'sort'> & {
  sort?: 'best_fit' | 'newest' | undefined;
}) =>
  infiniteQueryOptions({
    queryKey: ['initiatives', 'found', { sort, ...filter }],
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/initiatives',
        { query: { sort, ...filter, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  });

export const initiativePageQuery = (id: string) =>
  queryOptions({
    queryKey: ['initiatives', 'page', id],
    queryFn: ({ signal }) => api('GET /api/initiatives/:id', { params: { id } }, { signal }),
  });
