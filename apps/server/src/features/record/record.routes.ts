import type { record } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import { listEntries, listInProgress } from './record.queries.ts';
import { viewEntry, viewInProgress } from './record.view.ts';

export const recordRoutes: Handlers<typeof record> = {
  'GET /api/record': async ({ db, actor }) => {
    const [entries, inProgress] = await Promise.all([
      db.many(listEntries(actor.id)),
      db.many(listInProgress(actor.id)),
    ]);
    return { entries: entries.map(viewEntry), in_progress: inProgress.map(viewInProgress) };
  },
};
