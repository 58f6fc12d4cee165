import { nameOf, type QueuedSubmission, type SubmissionCard } from '@questline/contract';
import type { Row } from '../../platform/database/db.ts';
import { canOf } from './submissions.rules.ts';

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
> & { title: string | null; instructions: string | null };

export const viewCard = (row: CardRow): SubmissionCard => ({
  id: row.id,
  task: { id: row.task_id, title: nameOf('anything', row.title), instructions: row.instructions ?? '' },
  attempt: row.attempt,
  submission_type: row.submission_type,
  status: row.status,
  completed_at: row.completed_at,
  reviewed_at: row.reviewed_at,
  can: { review: canOf(row).approve },
});

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
> & {
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
  completed_at: row.completed_at,
});
