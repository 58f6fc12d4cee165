// What a company reads of itself, and students of companies. Keys begin with the topic, so that news of it asks again.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../lib/query/by-cursor.ts';
import { api } from '../../lib/session/session.ts';
import type { CompanyFilter } from './browse/company-filter.ts';

/** How far the company is with its first three. It changes as initiatives do, and is asked again with them. */
export const onboardingQuery = queryOptions({
  queryKey: ['initiatives', 'onboarding'],
  queryFn: ({ signal }) => api('GET /api/company/onboarding', {}, { signal }),
});

/** The active initiatives of a company in the order of its quest chain, as students meet them. */
export const chainQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['initiatives', 'chain', companyId],
    queryFn: async ({ signal }) => {
      const page = await api('GET /api/companies/:id', { params: { id: companyId } }, { signal });
      return page.initiatives;
    },
  });

/** While another choice is on its way, the list before it stays. */
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
  });
