// Queries for the student's own applications. Keys begin with the topic, so an invalidation refetches them.
import type { ApplicationTab } from '@questline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../../lib/query/by-cursor.ts';
import { api } from '../../../lib/session/session.ts';

export const ownApplicationsQuery = (tab: ApplicationTab) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'own', tab],
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/applications', { query: { tab, ...(pageParam && { after: pageParam }) } }, { signal }),
    ...byCursor,
  });

export const ownApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'own-one', id],
    queryFn: ({ signal }) => api('GET /api/applications/:id', { params: { id } }, { signal }),
  });

/** What a company sees of the student before accepting. Shares its cache entry with the profile preview. */
/** Whether the student already shares school and handles with a company. */
export const sharingQuery = (company_id: string) =>
  queryOptions({
    queryKey: ['students', 'own', 'sharing', company_id],
    queryFn: ({ signal }) => api('GET /api/student/sharing', { query: { company_id } }, { signal }),
    select: ({ items }) => items[0]?.shares_contacts ?? false,
  });

/** Whether the student has to say when they were born before applying. */
export const birthMonthQuery = queryOptions({
  queryKey: ['students', 'own', 'birth-month'],
  queryFn: ({ signal }) => api('GET /api/student/birth-month', {}, { signal }),
});

/** The student's guardian. Shares its cache entry with the settings. */
export const guardianQuery = queryOptions({
  queryKey: ['guardians', 'own'],
  queryFn: ({ signal }) => api('GET /api/student/guardian', {}, { signal }),
});

export const sharedProfileQuery = queryOptions({
  queryKey: ['students', 'own', 'preview', 'pending'],
  queryFn: ({ signal }) =>
    api('GET /api/student/profile/preview', { query: { stage: 'pending' } }, { signal }),
});
