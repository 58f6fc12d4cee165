import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/session/session.ts';

/** The company that builds: students see its name and logo beside what it offers. The same entry of the cache as
 *  the company's own pages use, so that a new name is known here at once. */
export const ownCompanyQuery = () =>
  queryOptions({
    queryKey: ['companies', 'own'],
    queryFn: ({ signal }) => api('GET /api/company/profile', undefined, { signal }),
  });
