// What a company reads of itself. Keys begin with the topic, so that news of it asks again.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

export const ownProfileQuery = queryOptions({
  queryKey: ['companies', 'own'],
  queryFn: ({ signal }) => api('GET /api/company/profile', {}, { signal }),
});

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
