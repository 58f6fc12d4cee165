import {
  nameOf,
  previewKindOf,
  type GivenReview,
  type ApplicationStatus,
  type ReviewStatus,
  type QueuedSubmission,
  type ReviewedSubmission,
  type SubmissionCard,
} from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Row } from '../../platform/database/db.ts';
import { viewAuthor, type Names } from '../team/team.public.ts';
import { canOf } from './submissions.rules.ts';
import { viewFile, viewHost, type FileRow } from './submissions.view.ts';

type Submission = Row<'task_submissions'>;

type CardRow = Pick<
  Submission,
  | 'id'
  | 'task_id'
  | 'attempt'
  | 'submission_type'
  | 'status'
  | 'completed_at'
  | 'reviewed_at'
  | 'superseded_at'
> & {
  title: string | null;
  instructions: string | null;
  takes_effect_at: string | null;
};

export const viewCard = (row: CardRow, application_status: ApplicationStatus): SubmissionCard => ({
  id: row.id,
  task: { id: row.task_id, title: nameOf('anything', row.title), instructions: row.instructions ?? '' },
  attempt: row.attempt,
  submission_type: row.submission_type,
  status: row.status,
  completed_at: row.completed_at,
  reviewed_at: row.reviewed_at,
  // Changing a request for changes to an approval isn't work that waits.
  can: { review: canOf({ ...row, application_status }).request_revision },
});

/** The tasks of the initiative, and which of them are approved. */
export function viewSteps(
  tasks: { id: string }[],
  newest: Pick<Submission, 'task_id' | 'status'>[],
): ReviewedSubmission['tasks'] {
  const approved = new Set(newest.flatMap(({ task_id, status }) => (status === 'approved' ? task_id : [])));
  return tasks.map(({ id }) => ({ id, approved: approved.has(id) }));
}

type QueuedRow = Pick<
  Submission,
  | 'id'
  | 'application_id'
  | 'student_id'
  | 'initiative_id'
  | 'task_id'
  | 'attempt'
  | 'submission_type'
  | 'completed_at'
  | 'answer_by'
  | 'reviewed_at'
  | 'content'
> &
  FileRow & {
    full_name: string | null;
    photo_url: string | null;
    initiative_name: string | null;
    task_title: string | null;
  };

export const viewQueued = (row: QueuedRow): QueuedSubmission => ({
  id: row.id,
  application_id: row.application_id,
  student: { id: row.student_id, full_name: nameOf('student', row.full_name), photo_url: row.photo_url },
  initiative: { id: row.initiative_id, name: nameOf('initiative', row.initiative_name) },
  task: { id: row.task_id, title: nameOf('anything', row.task_title) },
  attempt: row.attempt,
  submission_type: row.submission_type,
  peek: viewPeek(row),
  thumbnail: viewThumbnail(row),
  completed_at: row.completed_at,
  answer_by: row.answer_by,
  reviewed_at: row.reviewed_at,
});

const peekMaxLength = 200;

function viewPeek(row: QueuedRow): string {
  if (row.submission_type === 'upload') return viewFile(row)?.original_name ?? '';
  const words = viewHost(row) ?? row.content ?? '';
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, peekMaxLength);
}

/** Lists load the whole image. */
const thumbnailMaxBytes = 1_000_000;

function viewThumbnail(row: QueuedRow): string | null {
  const file = viewFile(row);
  if (!file || file.byte_size > thumbnailMaxBytes) return null;
  return previewKindOf(file.media_type) === 'image' ? file.id : null;
}

type GivenRow = Pick<
  Submission,
  'id' | 'student_id' | 'company_id' | 'task_id' | 'attempt' | 'completed_at' | 'reviewed_by' | 'feedback'
> & { reviewed_at: string; status: ReviewStatus; full_name: string | null; task_title: string | null };

/** Null in older rows: then it was the founder. */
export const reviewerOf = ({ reviewed_by, company_id }: GivenRow) => reviewed_by ?? company_id;

export const viewGiven = (row: GivenRow, reader: SignedIn, names: Names): GivenReview => ({
  id: row.id,
  student: { id: row.student_id, full_name: nameOf('student', row.full_name) },
  task: { id: row.task_id, title: nameOf('anything', row.task_title) },
  attempt: row.attempt,
  status: row.status,
  completed_at: row.completed_at,
  reviewed_at: row.reviewed_at,
  reviewed_by: viewAuthor(reviewerOf(row), reader, names),
  company_feedback: row.feedback,
});
