import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

/** The company that builds: students see its name and logo beside what it offers. */
export const ownCompanyQuery = () =>
  queryOptions({
    queryKey: ['companies', 'own-profile'],
    queryFn: ({ signal }) => api('GET /api/company/profile', undefined, { signal }),
  });
