import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/session/session.ts';

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => api('GET /api/home', {}, { signal }),
});
