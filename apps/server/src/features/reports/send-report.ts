import type { Report, reportToSend } from '@questline/contract';
import type { output } from 'zod/mini';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import type { ReportsDeps } from './reports.deps.ts';
import { reportsPerPerson } from './reports.limits.ts';
import { getOpenReport, insertReport } from './reports.queries.ts';
import { viewReport } from './reports.view.ts';

/** Reporting something again returns the open report, unchanged. */
export async function sendReport(
  { rateLimit }: ReportsDeps,
  db: Db,
  actor: SignedIn,
  sent: output<typeof reportToSend>,
): Promise<Report> {
  await rateLimit.admit(db, reportsPerPerson(actor.personId));
  return db.tx(async (tx) => {
    const added = await tx.maybe(insertReport(actor.id, sent));
    if (added) await tx.run(recordEvent('report.sent', added.id, actor.id));
    return viewReport(await tx.one(getOpenReport(actor.personId, sent)), actor);
  });
}
