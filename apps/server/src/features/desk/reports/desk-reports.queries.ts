// Queries about reports, for app_desk. Each is one function, which checks the operator and records what it does.
import type { DeskAction, DeskReason, KeptFile, OpenedReport } from '@questline/contract';
import { sql } from 'kysely';
import { query, statement, type Row } from '../../../platform/database/db.ts';
import type { Evidence } from '../evidence/evidence-files.ts';

type Listed = Pick<Row<'reports'>, 'id' | 'number' | 'subject' | 'reason' | 'urgent' | 'created_at'> & {
  claimed_by: string | null;
  operator: string | null;
};
export type ListedRow = Listed & { account: string | null; person: string | null };
export type OpenedRow = Listed &
  Pick<Row<'reports'>, 'details' | 'status' | 'outcome'> & {
    snapshot: OpenedReport['snapshot'];
    reporter: string | null;
    reporter_type: 'student' | 'company';
    earlier: number;
    earlier_with_action: number;
  };
export type AroundRow = {
  id: string;
  by_student: boolean;
  person: string | null;
  content: string;
  created_at: string;
};

export const listOpenReports = () => statement(sql<ListedRow>`select * from keeper.list_reports()`);

export const openReport = (id: string) => statement(sql<OpenedRow>`select * from keeper.open_report(${id})`);

export const releaseReport = (id: string) =>
  query.selectNoFrom(sql`keeper.release_report(${id})`.as('released'));

export const readConversation = (id: string, reason: DeskReason, note: string | null) =>
  statement(sql<AroundRow>`select * from keeper.read_conversation(${id}, ${reason}, ${note}) order by id`);

export const openReportFiles = (id: string, reason: DeskReason, note: string | null) =>
  statement(sql<Omit<KeptFile, 'url'>>`select * from keeper.open_report_files(${id}, ${reason}, ${note})`);

type ReportFile = Pick<Row<'files'>, 'public_path' | 'object_key' | 'media_type'> & { name: string };
export const findReportFile = (id: string, fileId: string) =>
  statement(sql<ReportFile>`select * from keeper.find_report_file(${id}, ${fileId})`);

export const exportEvidence = (sessionId: string, id: string, reason: DeskReason, note: string | null) =>
  query.selectNoFrom(
    sql<Evidence>`keeper.export_evidence(${sessionId}, ${id}, ${reason}, ${note})`.as('evidence'),
  );

type Decision = { actions: DeskAction[]; note: string | null };
export const closeReport = (sessionId: string, id: string, { actions, note }: Decision) =>
  query.selectNoFrom(sql`keeper.close_report(${sessionId}, ${id}, ${actions}::text[], ${note})`.as('closed'));
