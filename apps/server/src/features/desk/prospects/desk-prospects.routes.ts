// Routes for waitlist entries and inquiries at the desk.
import { limits, type deskProspects } from '@questline/contract';
import { viewPage } from '../../../platform/database/page.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import {
  addNote,
  cancelInvitation,
  closeProspect,
  countNew,
  exportProspects,
  inviteProspect,
  listProspects,
  openProspect,
} from './desk-prospects.queries.ts';
import { viewExported, viewOpened } from './desk-prospects.view.ts';

export const deskProspectsRoutes: Handlers<typeof deskProspects> = {
  'GET /api/desk/prospects/new': ({ db }) => db.one(countNew()),
  'POST /api/desk/prospects/search': async ({ db, input }) =>
    viewPage(await db.many(listProspects(input.body)), { limit: limits.pageSize }, (row) => row),
  'POST /api/desk/prospects/:id/opening': async ({ db, input }) =>
    viewOpened((await db.one(openProspect(input.params.id))).details, new Date()),
  'POST /api/desk/prospects/:id/notes': async ({ db, input }) =>
    viewOpened((await db.one(addNote(input.params.id, input.body.text))).details, new Date()),
  'PUT /api/desk/prospects/:id/invitation': async ({ db, input }) =>
    viewOpened((await db.one(inviteProspect(input.params.id, input.body.as))).details, new Date()),
  'DELETE /api/desk/prospects/:id/invitation': async ({ db, input }) =>
    viewOpened((await db.one(cancelInvitation(input.params.id))).details, new Date()),
  'PUT /api/desk/prospects/:id/closed': async ({ db, input }) =>
    viewOpened((await db.one(closeProspect(input.params.id, input.body.closed))).details, new Date()),
  'POST /api/desk/prospects/export': async ({ db, input }) =>
    viewPage(await db.many(exportProspects(input.body)), { limit: limits.prospectExportPage }, viewExported),
};
