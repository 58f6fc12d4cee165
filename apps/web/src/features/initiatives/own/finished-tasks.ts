import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/session/session.ts';

/** How many students finished each task. The topic is the work that students submit. */
export const finishedTasksQuery = (id: string) =>
  queryOptions({
    queryKey: ['submissions', 'finished-tasks', id],
    queryFn: ({ signal }) =>
      api('GET /api/company/initiatives/:id/finished-tasks', { params: { id } }, { signal }),
  });
