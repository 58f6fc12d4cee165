import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/session/session.ts';

/** The team's notes about a student. */
export const notesQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['applications', 'notes', studentId],
    queryFn: ({ signal }) =>
      api('GET /api/company/students/:id/notes', { params: { id: studentId } }, { signal }),
  });
