// The record changes with applications, so its key begins with their topic.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

export const recordQuery = queryOptions({
  queryKey: ['applications', 'record'],
  queryFn: ({ signal }) => api('GET /api/record', {}, { signal }),
});
