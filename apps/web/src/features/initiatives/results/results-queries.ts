import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/session/session.ts';

/** How one of the company's initiatives is doing, week by week. */
export const resultsQuery = (id: string) =>
  queryOptions({
    queryKey: ['initiatives', 'results', id],
    queryFn: ({ signal }) => api('GET /api/company/initiatives/:id/results', { params: { id } }, { signal }),
    // Nobody is notified of views, so the tab asks each time it is opened.
    staleTime: 0,
  });
