// The profile of the signed-in company. Several features show it, so they share one cache entry.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/session.ts';
import { askOverview } from './company-overview.ts';

export const ownCompanyQuery = queryOptions({
  queryKey: ['companies', 'own'],
  queryFn: ({ signal }) => askOverview('profile', () => api('GET /api/company/profile', {}, { signal })),
});
