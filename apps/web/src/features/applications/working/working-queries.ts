// Queries for the students working with a company. Invalidations of applications and submissions both name this topic.
import type { StudentSort, StudentTab } from '@questline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../../lib/query/by-cursor.ts';
import { api } from '../../../lib/session/session.ts';

export type StudentsAsked = { tab: StudentTab; sort: StudentSort; search: string };

export const workingStudentsQuery = (asked: StudentsAsked) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'students', asked],
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /api/company/students',
        { query: { ...asked, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    ...byCursor,
  });

export const studentsSummaryQuery = queryOptions({
  queryKey: ['applications', 'students-summary'],
  queryFn: ({ signal }) => api('GET /api/company/students/summary', {}, { signal }),
});
