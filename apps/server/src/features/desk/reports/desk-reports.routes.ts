// Routes for reports at the desk.
import type { deskReports } from '@questline/contract';
import type { Handlers } from '../../../platform/http/http.ts';
import { evidenceArchive } from '../evidence/evidence-files.ts';
import {
  closeReport,
  exportEvidence,
  listOpenReports,
  openReport,
  openReportFiles,
  readConversation,
  releaseReport,
} from './desk-reports.queries.ts';
import { viewAround, viewKept, viewListed, viewOpened } from './desk-reports.view.ts';

export const deskReportsRoutes: Handlers<typeof deskReports> = {
  'GET /api/desk/reports': async ({ db, actor }) => ({
    items: (await db.many(listOpenReports())).map((row) => viewListed(row, actor)),
  }),
  'POST /api/desk/reports/:id/opening': async ({ db, actor, input }) =>
    viewOpened(await db.one(openReport(input.params.id)), actor),
  'POST /api/desk/reports/:id/release': async ({ db, input }) => {
    await db.run(releaseReport(input.params.id));
  },
  'POST /api/desk/reports/:id/conversation': async ({ db, input }) => {
    const { reason, note } = input.body;
    return { messages: (await db.many(readConversation(input.params.id, reason, note))).map(viewAround) };
  },
  'POST /api/desk/reports/:id/files': async ({ db, input }) => {
    const { reason, note } = input.body;
    const files = await db.many(openReportFiles(input.params.id, reason, note));
    return { files: files.map((file) => viewKept(input.params.id, file)) };
  },
  'POST /api/desk/reports/:id/evidence': async ({ db, actor, input }) => {
    const { reason, note } = input.body;
    const { evidence } = await db.one(exportEvidence(actor.session.id, input.params.id, reason, note));
    return {
      file_name: `evidence-R-${evidence.report.number}.zip`,
      zip: evidenceArchive(evidence).toString('base64'),
    };
  },
  'POST /api/desk/reports/:id/decision': async ({ db, actor, input }) => {
    await db.run(closeReport(actor.session.id, input.params.id, input.body));
  },
};
