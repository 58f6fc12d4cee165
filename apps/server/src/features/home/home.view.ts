import {
  limits,
  type HomeNews,
  type HomePage,
  type HomeTurn,
  type OwnApplication,
} from '@questline/contract';
import { viewOwnApplication } from '../applications/applications.public.ts';
import type { DecisionRow, EndedRow, FeedbackRow, UnreadRow } from './home.queries.ts';

type Placed = {
  initiative_id: string;
  initiative_name: string;
  company_id: string;
  company_name: string | null;
  logo_url: string | null;
};

const initiativeOf = (row: Placed) => ({ id: row.initiative_id, name: row.initiative_name });
const companyOf = (row: Pick<Placed, 'company_id' | 'company_name' | 'logo_url'>) => ({
  id: row.company_id,
  company_name: row.company_name,
  logo_url: row.logo_url,
});

type OwnRow = Parameters<typeof viewOwnApplication>[0];

/** The next step of each running initiative: revisions first, then the longest wait. */
export const viewTurns = (rows: OwnRow[]): HomeTurn[] =>
  rows
    .filter((row) => row.next_task_id !== null)
    .map((row): HomeTurn => ({
      kind: row.next_status === null ? 'task' : 'revision',
      id: row.next_task_id!,
      title: row.next_title!,
      initiative: initiativeOf(row),
      company: companyOf(row),
      tasks_approved: row.tasks_approved,
      task_count: row.task_count,
      since: row.next_since ?? row.last_submitted_at ?? row.accepted_at!,
    }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.since.localeCompare(b.since))
    .slice(0, limits.homeTurns);

export const viewUnread = (row: UnreadRow): HomePage['messages'][number] => ({
  id: row.id,
  company: companyOf(row),
  initiative:
    row.initiative_id && row.initiative_name ? { id: row.initiative_id, name: row.initiative_name } : null,
  preview: row.last_preview,
  unread: row.student_unread,
  at: row.last_message_at,
});

/** Merges decisions, endings and feedback into one list, newest first. */
export const viewNews = (decisions: DecisionRow[], ended: EndedRow[], feedback: FeedbackRow[]): HomeNews[] =>
  [
    ...decisions.map((row): HomeNews => ({
      kind: row.accepted_at ? 'application_accepted' : 'application_rejected',
      ...newsOf(row),
      task_title: null,
    })),
    ...ended.map((row): HomeNews => ({
      kind: row.unanswered_at === null ? 'application_ended' : 'application_unanswered',
      ...newsOf({ ...row, note: null }),
      task_title: null,
      closed: row.deleted_at !== null,
    })),
    ...feedback.map((row): HomeNews => ({
      // A pending submission has no review yet.
      kind: `submission_${row.status as Exclude<FeedbackRow['status'], 'pending'>}`,
      ...newsOf(row),
      task_title: row.task_title,
    })),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, limits.homeNews);

const newsOf = (row: Placed & { id: string; note: string | null; at: string | null }) => ({
  id: row.id,
  initiative: initiativeOf(row),
  company: companyOf(row),
  note: row.note,
  closed: false,
  at: row.at!,
});

/** Those where it's the company's turn. */
export const viewWaiting = (rows: OwnRow[]): OwnApplication[] =>
  rows.map(viewOwnApplication).filter(({ turn }) => turn?.whose === 'company');
