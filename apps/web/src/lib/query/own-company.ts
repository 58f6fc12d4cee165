// The profile of the signed-in company. Several features show it, so they share one cache entry.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/session.ts';

export const ownCompanyQuery = queryOptions({
  queryKey: ['companies', 'own'],
  queryFn: ({ signal }) => api('GET /api/company/profile', {}, { signal }),
});
