// Routes for reports to the operators.
import type { reports } from '@questline/contract';
import { viewPage } from '../../platform/database/page.ts';
import type { Handlers } from '../../platform/http/http.ts';
import type { ReportsDeps } from './reports.deps.ts';
import { listReports } from './reports.queries.ts';
import { viewReport } from './reports.view.ts';
import { sendReport } from './send-report.ts';

export const reportsRoutes = (deps: ReportsDeps): Handlers<typeof reports> => ({
  'POST /api/reports': ({ db, actor, input }) => sendReport(deps, db, actor, input.body),

  'GET /api/reports': async ({ db, actor, input }) =>
    viewPage(await db.many(listReports(actor.personId, input.query)), input.query, (row) =>
      viewReport(row, actor),
    ),

  'GET /api/reports/help': async () => ({ crisis_help: deps.crisisHelp ?? null }),
});
