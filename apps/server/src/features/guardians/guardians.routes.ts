import type { guardians } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { getRefusal } from './guardians.queries.ts';

export const guardiansRoutes: Handlers<typeof guardians> = {
  'GET /api/student/guardian': async ({ db }) => {
    const { refusal } = await db.one(getRefusal());
    return { needed: refusal === 'birth_month_needed' ? 'birth_month' : null };
  },
};
