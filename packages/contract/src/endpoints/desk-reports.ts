// Reports at the desk: the queue, one report with its evidence, and the decision.
import * as z from 'zod/mini';
import type { Endpoints } from '../http/endpoint.ts';
import { orNull, text } from '../http/fields.ts';
import { id, time } from '../http/shapes.ts';
import { limits } from '../limits.ts';
import { deskActions, deskReasons } from '../vocabularies/desk.ts';
import { filePurposes } from '../vocabularies/file-purposes.ts';
import {
  reportOutcomes,
  reportReasons,
  reportStatuses,
  reportSubjects,
  type ReportReason,
} from '../vocabularies/reports.ts';
import { userTypes } from '../vocabularies/vocabularies.ts';

const reason = z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]);
/** The operator who has claimed a report. */
export const claim = z.nullable(z.object({ name: z.string(), you: z.boolean() }));
const nullableText = z.nullable(z.string());

const listed = z.object({
  id,
  number: z.int(),
  subject: z.enum(reportSubjects),
  reason,
  urgent: z.boolean(),
  /** The company or student that is reported. */
  account: nullableText,
  /** The person who wrote it, if it was one. */
  person: nullableText,
  claim,
  created_at: time,
});
export type ListedReport = z.infer<typeof listed>;

const snapshot = z.looseObject({ text: z.optional(nullableText) });
export type ReportSnapshot = z.infer<typeof snapshot>;

const opened = z.extend(listed, {
  details: nullableText,
  snapshot,
  reporter: z.object({ name: nullableText, type: z.enum(userTypes) }),
  status: z.enum(reportStatuses),
  outcome: z.nullable(z.enum(reportOutcomes)),
  /** Reports about the same account before this one. */
  earlier: z.object({ count: z.int(), with_action: z.int() }),
  can: z.object({ decide: z.boolean(), read_conversation: z.boolean(), open_files: z.boolean() }),
});
export type OpenedReport = z.infer<typeof opened>;

const keptFile = z.object({
  id,
  purpose: z.enum(filePurposes),
  name: z.string(),
  media_type: z.string(),
  /** Works for 15 minutes, for the operator who opened it. */
  url: z.string(),
});
export type KeptFile = z.infer<typeof keptFile>;

const aroundMessage = z.object({
  id,
  by: z.enum(userTypes),
  person: nullableText,
  text: z.string(),
  written_at: time,
});
export type MessageAround = z.infer<typeof aroundMessage>;

const params = z.object({ id });
const note = z._default(orNull(text(limits.deskNoteMaxLength)), null);

export const deskReports = {
  'GET /api/desk/reports': {
    summary: 'Open reports, urgent ones first and then by age, at most 100',
    access: 'operator',
    response: z.object({ items: z.array(listed) }),
  },
  'POST /api/desk/reports/:id/opening': {
    summary: 'Open a report and claim it, unless another operator did. It is recorded',
    access: 'operator',
    params,
    response: opened,
    errors: ['not_found'],
  },
  'POST /api/desk/reports/:id/release': {
    summary: 'Let other operators decide about a report that I claimed',
    access: 'operator',
    params,
    errors: ['not_found', 'already_decided', 'conflict'],
  },
  'POST /api/desk/reports/:id/conversation': {
    summary: 'The messages around a report that I claimed. The reason is recorded',
    access: 'operator',
    params,
    body: z.object({ reason: z.enum(deskReasons), note }),
    response: z.object({ messages: z.array(aroundMessage) }),
    errors: ['not_found', 'already_decided', 'conflict'],
  },
  'POST /api/desk/reports/:id/files': {
    summary:
      'The file and images of a report that I claimed, or of a closed one for leads. The reason is recorded',
    access: 'operator',
    params,
    body: z.object({ reason: z.enum(deskReasons), note }),
    response: z.object({ files: z.array(keptFile) }),
    errors: ['not_found', 'conflict'],
  },
  'POST /api/desk/reports/:id/evidence': {
    summary:
      'The report with everything recorded about it, as a ZIP archive. Needs a passkey, and the reason is recorded',
    access: 'lead',
    params,
    body: z.object({ reason: z.enum(deskReasons), note }),
    response: z.object({ file_name: z.string(), /** Base64. */ zip: z.string() }),
    errors: ['confirmation_needed'],
  },
  'POST /api/desk/reports/:id/decision': {
    summary: 'Take the actions and close a report that I claimed. No action is a decision, too',
    access: 'operator',
    params,
    body: z.object({ actions: z.array(z.enum(deskActions)).check(z.maxLength(deskActions.length)), note }),
    errors: ['not_found', 'already_decided', 'conflict', 'confirmation_needed'],
  },
} satisfies Endpoints;
