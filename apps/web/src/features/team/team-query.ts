import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => api('GET /api/team', {}, { signal }),
});
