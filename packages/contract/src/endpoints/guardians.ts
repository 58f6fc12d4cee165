// Age and guardians: what a student has to say before applying.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';

export const ownGuardian = z.object({
  /** What I have to enter before I can apply. */
  needed: z.nullable(z.enum(['birth_month'])),
});
export type OwnGuardian = z.infer<typeof ownGuardian>;

export const guardians = {
  'GET /api/student/guardian': {
    summary: 'What I have to enter before I can apply',
    access: 'student',
    response: ownGuardian,
  },
} satisfies Endpoints;
