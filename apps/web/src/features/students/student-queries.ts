// Queries about students, for themselves and for companies they applied to. Keys begin with the topic, so an
// invalidation refetches them.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { byCursor } from '../../lib/query/by-cursor.ts';
import { askShell } from '../../lib/query/shell-parts.ts';
import { api } from '../../lib/session/session.ts';

export const ownStudentQuery = queryOptions({
  queryKey: ['students', 'own'],
  queryFn: ({ signal }) => api('GET /api/student/profile', {}, { signal }),
});

/** A student who applied to the signed-in company. */
export const studentQuery = (id: string) =>
  queryOptions({
    queryKey: ['students', id],
    queryFn: ({ signal }) => api('GET /api/students/:id', { params: { id } }, { signal }),
  });

/** What a company sees of the signed-in student, before and after accepting. */
export const previewQuery = (stage: 'pending' | 'accepted') =>
  queryOptions({
    queryKey: ['students', 'own', 'preview', stage],
    queryFn: ({ signal }) => api('GET /api/student/profile/preview', { query: { stage } }, { signal }),
  });

export const finishedQuery = infiniteQueryOptions({
  queryKey: ['students', 'own', 'finished'],
  queryFn: ({ signal, pageParam }) =>
    api(
      'GET /api/student/finished-initiatives',
      { query: pageParam ? { before: pageParam } : {} },
      { signal },
    ),
  ...byCursor,
});

export const sharingQuery = infiniteQueryOptions({
  queryKey: ['students', 'own', 'sharing'],
  queryFn: ({ signal, pageParam }) =>
    api('GET /api/student/sharing', { query: pageParam ? { before: pageParam } : {} }, { signal }),
  ...byCursor,
});

export const profileViewsQuery = infiniteQueryOptions({
  queryKey: ['students', 'own', 'profile-views'],
  queryFn: ({ signal, pageParam }) =>
    api('GET /api/student/profile-views', { query: pageParam ? { before: pageParam } : {} }, { signal }),
  ...byCursor,
});

export const blocksQuery = infiniteQueryOptions({
  queryKey: ['students', 'own', 'blocks'],
  queryFn: ({ signal, pageParam }) =>
    api('GET /api/student/blocks', { query: pageParam ? { before: pageParam } : {} }, { signal }),
  ...byCursor,
});

export const surveyQuery = queryOptions({
  queryKey: ['students', 'own', 'survey'],
  queryFn: ({ signal }) => api('GET /api/student/survey', {}, { signal }),
});

export const timeZoneQuery = queryOptions({
  queryKey: ['students', 'own', 'time-zone'],
  queryFn: async ({ signal }) => {
    const alone = () => api('GET /api/student/time-zone', {}, { signal });
    return (await askShell('time_zone', alone)) ?? alone();
  },
});

export const welcomeQuestQuery = queryOptions({
  queryKey: ['students', 'own', 'welcome-quest'],
  queryFn: async ({ signal }) => {
    const alone = () => api('GET /api/student/welcome-quest', {}, { signal });
    return (await askShell('welcome_quest', alone)) ?? alone();
  },
});
