import type { applications } from '@questline/contract';
import type { ApplicationsDeps } from './applications.deps.ts';
import { readCursor, viewCursorPage } from '../../platform/database/cursor.ts';
import type { Handlers } from '../../platform/http/http.ts';
import {
  getOwnApplication,
  listOwnApplications,
  listWeek,
  ownApplicationsPerPage,
} from './applications.own.queries.ts';
import { viewOwnApplication, viewWeek } from './applications.view.ts';
import { applyToInitiative } from './apply-to-initiative.ts';
import { endApplication, finishApplication, withdrawApplication } from './close-application.ts';

export const applicationsRoutes = (deps: ApplicationsDeps): Handlers<typeof applications> => ({
  'GET /api/applications': async ({ db, actor, input }) => {
    const { tab, after } = input.query;
    const page = listOwnApplications(actor.id, tab, readCursor(tab, after));
    const asksWeek = tab === 'in_progress' && !after;
    const [rows, week] = asksWeek ? await db.all(page, listWeek(actor.id)) : [await db.many(page), undefined];
    return {
      ...viewCursorPage(rows, { list: tab, limit: ownApplicationsPerPage }, viewOwnApplication),
      week: week ? viewWeek(week) : null,
    };
  },
  'GET /api/applications/:id': async ({ db, actor, input }) =>
    viewOwnApplication(await db.one(getOwnApplication(actor.id, input.params.id))),
  'POST /api/applications': ({ db, actor, input }) => applyToInitiative(db, actor, input.body),
  'POST /api/applications/:id/withdrawal': ({ db, actor, input }) =>
    withdrawApplication(db, actor, input.params.id),
  'POST /api/applications/:id/end': ({ db, actor, input }) =>
    endApplication(deps, db, actor, input.params.id),
  'POST /api/applications/:id/completion': ({ db, actor, input }) =>
    finishApplication(db, actor, input.params.id),
});
