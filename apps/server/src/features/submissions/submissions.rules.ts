// Decisions about submissions and reviews: pure, no I/O, no clock.
import type {
  ApplicationStatus,
  ErrorCode,
  ReviewStatus,
  SubmissionStatus,
  SubmissionType,
  TaskState,
} from '@questline/contract';

type Work = { application_status: ApplicationStatus; retired_at: string | null; state: TaskState };

/** Why a submission is refused now; the database enforces the same. */
export function whyNotSubmit({ application_status, retired_at, state }: Work): ErrorCode | undefined {
  if (application_status !== 'accepted' || retired_at !== null) return 'work_closed';
  return state === 'approved' ? 'already_approved' : undefined;
}

type Draft = { submission_type: SubmissionType; text: string; link: string; file_id: string | null };
type Existing = Draft & { revision: number };

/** What writing a draft does, based on the version seen. A draft that existed and is gone was submitted or discarded. */
export function draftStep(
  existing: Existing | undefined,
  { revision, ...draft }: Existing,
): 'begin' | 'change' | 'keep' | 'conflict' {
  if (!existing) return revision === 0 ? 'begin' : 'conflict';
  const fields = ['submission_type', 'text', 'link', 'file_id'] as const;
  if (fields.every((field) => existing[field] === draft[field])) return 'keep';
  return existing.revision === revision ? 'change' : 'conflict';
}

type Reviewed = { status: SubmissionStatus; superseded_at: string | null };

const steps: Record<SubmissionStatus, readonly ReviewStatus[]> = {
  pending: ['approved', 'needs_revision', 'reviewed'],
  reviewed: ['approved', 'needs_revision'],
  needs_revision: [],
  approved: [],
};

export const canReview = ({ status, superseded_at }: Reviewed, step: ReviewStatus): boolean =>
  superseded_at === null && steps[status].includes(step);

export const canOf = (row: Reviewed) => ({
  approve: canReview(row, 'approved'),
  request_revision: canReview(row, 'needs_revision'),
  mark_reviewed: canReview(row, 'reviewed'),
});

const eventOf = {
  approved: 'submission.approved',
  needs_revision: 'submission.revision_requested',
  reviewed: 'submission.reviewed',
} as const;
export const reviewEvent = (status: ReviewStatus) => eventOf[status];

/** How many of each status, and in total. */
export function countStatuses(rows: { status: SubmissionStatus }[]) {
  const counts = { all: rows.length, pending: 0, reviewed: 0, approved: 0, needs_revision: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}
