import {
  hostOfLink,
  type Attempt,
  type StatusChange,
  type SubmissionDraft,
  type SubmittedFile,
} from '@questline/contract';
import type { Row } from '../../platform/database/db.ts';

export type FileRow = {
  file_id: string | null;
  original_name: string | null;
  media_type: string | null;
  byte_size: string | number | null;
  file_status: Row<'files'>['status'] | null;
};

export const viewFile = (row: FileRow): SubmittedFile | null =>
  row.file_id && row.original_name !== null
    ? {
        id: row.file_id,
        original_name: row.original_name,
        media_type: row.media_type ?? '',
        byte_size: Number(row.byte_size),
        status: row.file_status ?? 'pending',
      }
    : null;

type WorkRow = Pick<Row<'task_submissions'>, 'submission_type' | 'content'>;

/** The host of a submitted link. */
export const viewHost = ({ submission_type, content }: WorkRow) =>
  submission_type === 'link' ? hostOfLink(content ?? '') : null;

export type AttemptRow = FileRow &
  WorkRow &
  Pick<
    Row<'task_submissions'>,
    | 'id'
    | 'task_id'
    | 'attempt'
    | 'status'
    | 'feedback'
    | 'criteria'
    | 'completed_at'
    | 'answer_by'
    | 'reviewed_at'
    | 'superseded_at'
  >;

/** None once it's reviewed, even if the review can still be undone. */
export const answerBy = ({ status, answer_by }: Pick<Row<'task_submissions'>, 'status' | 'answer_by'>) =>
  status === 'pending' ? answer_by : null;

export const viewAttempt = (row: AttemptRow, timeline: StatusChange[]): Attempt => ({
  id: row.id,
  attempt: row.attempt,
  submission_type: row.submission_type,
  content: row.content,
  host: viewHost(row),
  file: viewFile(row),
  status: row.status,
  feedback: row.feedback,
  // keeper.make_decision_final wrote them.
  criteria: row.criteria as Attempt['criteria'],
  completed_at: row.completed_at,
  answer_by: answerBy(row),
  reviewed_at: row.reviewed_at,
  superseded: row.superseded_at !== null,
  timeline,
});

export type DraftRow = FileRow & Omit<SubmissionDraft, 'file'>;

export const viewDraft = (row: DraftRow): SubmissionDraft => ({
  submission_type: row.submission_type,
  text: row.text,
  link: row.link,
  file: viewFile(row),
  revision: row.revision,
  updated_at: row.updated_at,
});
