// The student's own break. Part of what every page shows, so it needs no request of its own on load.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { askShell } from '../../../lib/query/shell-parts.ts';
import { api } from '../../../lib/session/session.ts';

export const breakQuery = queryOptions({
  queryKey: ['students', 'own', 'break'],
  queryFn: async ({ signal }) => {
    const alone = () => api('GET /api/student/break', {}, { signal });
    return (await askShell('break', alone)) ?? alone();
  },
});

/** During a break, pages list what there is to do without asking for it. */
export const useOnBreak = () => !!useQuery(breakQuery).data?.back_on;
