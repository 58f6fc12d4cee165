// Queries for the students working with a company. Invalidations of applications and submissions both name this topic.
import type { StudentSort, StudentTab } from '@questline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../../lib/query/by-cursor.ts';
import { mergeRequests } from '../../../lib/query/merge-requests.ts';
import { api } from '../../../lib/session/session.ts';

export type StudentsAsked = {
  tab: StudentTab;
  sort: StudentSort;
  search: string;
  /** Limits the list to one initiative. It has no other order and no search. */
  initiative_id?: string;
};

const askPage = mergeRequests((asked: Omit<StudentsAsked, 'initiative_id'>) =>
  api('GET /api/company/students/overview', { query: asked }),
);

export const workingStudentsQuery = (asked: StudentsAsked) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'students', asked],
    queryFn: ({ signal, pageParam }) => {
      const alone = () =>
        api(
          'GET /api/company/students',
          { query: { ...asked, ...(pageParam && { after: pageParam }) } },
          { signal },
        );
      return pageParam || asked.initiative_id ? alone() : askPage('students', alone, asked);
    },
    ...byCursor,
  });

export const studentsSummaryQuery = queryOptions({
  queryKey: ['applications', 'students-summary'],
  queryFn: ({ signal }) => askPage('summary', () => api('GET /api/company/students/summary', {}, { signal })),
});
