// What fits the student who asks. Under the topic of initiatives: it changes as they do.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

export const bestFitQuery = queryOptions({
  queryKey: ['initiatives', 'best-fit'],
  queryFn: ({ signal }) => api('GET /api/student/best-fit', {}, { signal }),
  placeholderData: keepPreviousData,
});
