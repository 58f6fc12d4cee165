// Reports to the operators about what another account wrote or did. The server takes the copy of what is reported.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { orNull, text } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { id, page, pageQuery, time } from '../http/shapes.ts';
import {
  reportOutcomes,
  reportReasons,
  reportStatuses,
  reportSubjects,
  type ReportReason,
} from '../vocabularies/reports.ts';

const reasons = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

export const report = z.object({
  id,
  /** Shown as R-1001. */
  number: z.int(),
  subject: z.enum(reportSubjects),
  /** The company or the student that it is about. */
  about: z.string(),
  reason: z.enum(reasons),
  /** Urgent reports are read first. */
  urgent: z.boolean(),
  details: z.nullable(z.string()),
  status: z.enum(reportStatuses),
  /** Null until it is closed. */
  outcome: z.nullable(z.enum(reportOutcomes)),
  created_at: time,
  closed_at: z.nullable(time),
});
export type Report = z.infer<typeof report>;

export const reportToSend = z.object({
  subject: z.enum(reportSubjects),
  /** Of a submission, for feedback too. */
  subject_id: id,
  reason: z.enum(reasons, 'Please choose what is going on.'),
  details: z._default(orNull(text(limits.reportDetailsMaxLength)), null),
});

export const reports = {
  'POST /api/reports': {
    summary: 'Report something to the operators. Reporting it again returns the open report',
    access: 'signed-in',
    body: reportToSend,
    response: report,
    errors: ['not_found'],
  },
  'GET /api/reports': {
    summary: 'What I reported, newest first',
    access: 'signed-in',
    query: pageQuery,
    response: page(report),
  },
  'GET /api/reports/help': {
    summary: 'Where to get help when someone might get hurt',
    access: 'public',
    response: z.object({ crisis_help: z.nullable(z.string()) }),
  },
} satisfies Endpoints;
