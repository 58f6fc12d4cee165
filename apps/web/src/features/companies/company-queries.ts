// Queries about companies, for themselves and for students. Keys begin with the topic, so an invalidation refetches
// them.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../lib/query/by-cursor.ts';
import { askOverview } from '../../lib/query/company-overview.ts';
import { api } from '../../lib/session/session.ts';
import type { CompanyFilter } from './browse/company-filter.ts';

/** Progress through the first three initiatives, then the quest chain. Under the initiatives topic, because it changes
 *  with them. */
export const onboardingQuery = queryOptions({
  queryKey: ['initiatives', 'onboarding'],
  queryFn: ({ signal }) =>
    askOverview('onboarding', () => api('GET /api/company/onboarding', {}, { signal })),
});

/** Keeps the previous list on screen while a new filter loads. */
export const foundCompaniesQuery = (filter: CompanyFilter) =>
  infiniteQueryOptions({
    queryKey: ['companies', 'found', filter],
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/companies',
        { query: { ...filter, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  });

export const companyPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'page', id],
    queryFn: ({ signal }) => api('GET /api/companies/:id', { params: { id } }, { signal }),
    // Another topic changes how far the student is.
    staleTime: 0,
  });
