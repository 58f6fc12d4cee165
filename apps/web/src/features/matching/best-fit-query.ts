// The signed-in student's best matches. Under the initiatives topic, because they change together.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

export const bestFitQuery = queryOptions({
  queryKey: ['initiatives', 'best-fit'],
  queryFn: ({ signal }) => api('GET /api/student/best-fit', {}, { signal }),
  placeholderData: keepPreviousData,
});
