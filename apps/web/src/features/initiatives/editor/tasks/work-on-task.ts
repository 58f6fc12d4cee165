import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/session/session.ts';

/** How many students have submitted work for a task. */
export const workOnTaskQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', 'of-task', id],
    queryFn: ({ signal }) => api('GET /api/company/tasks/:id/work', { params: { id } }, { signal }),
  });
