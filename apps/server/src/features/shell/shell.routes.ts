import type { shell } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { readShell } from './read-shell.ts';

export const shellRoutes: Handlers<typeof shell> = {
  'GET /api/shell': ({ db, actor }) => readShell(db, actor),
};
