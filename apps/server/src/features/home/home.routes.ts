import type { home } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { readHome } from './read-home.ts';

export const homeRoutes: Handlers<typeof home> = {
  'GET /api/home': ({ db, actor }) => readHome(db, actor, new Date()),
};
