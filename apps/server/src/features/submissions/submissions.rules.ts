// Decisions about submissions and reviews: pure, no I/O, no clock.
import {
  rewardOf,
  type ApplicationStatus,
  type ErrorCode,
  type ReviewStatus,
  type SubmissionStatus,
  type SubmissionType,
  type TaskState,
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

type Reviewed = {
  status: SubmissionStatus;
  superseded_at: string | null;
  application_status: ApplicationStatus;
  /** Set while the last decision can be undone: then undoing is all that can be done about it. */
  takes_effect_at?: string | null;
};

const steps: Record<SubmissionStatus, readonly ReviewStatus[]> = {
  pending: ['approved', 'needs_revision', 'reviewed'],
  reviewed: ['approved', 'needs_revision'],
  needs_revision: ['approved'],
  approved: [],
};

/** A request for changes can become an approval until the student sends a new attempt or the work ends. */
export const canReview = (row: Reviewed, step: ReviewStatus): boolean =>
  row.superseded_at === null &&
  (row.takes_effect_at ?? null) === null &&
  steps[row.status].includes(step) &&
  (row.status !== 'needs_revision' || row.application_status === 'accepted');

export const canOf = (row: Reviewed) => ({
  approve: canReview(row, 'approved'),
  request_revision: canReview(row, 'needs_revision'),
  mark_reviewed: canReview(row, 'reviewed'),
});

/** How many of each status, and in total. */
export function countStatuses(rows: { status: SubmissionStatus }[]) {
  const counts = { all: rows.length, pending: 0, reviewed: 0, approved: 0, needs_revision: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

type Promised = Parameters<typeof rewardOf>[0] & {
  status: SubmissionStatus;
  tasks_approved: number;
  task_count: number | null;
};

/** What approving adds to the rewards to pay: the last task of an initiative also adds what is paid once. */
export function rewardForApproval(row: Promised) {
  const reward = rewardOf(row);
  if (!reward || row.status === 'approved') return null;
  const isDue = reward.per === 'task' || row.tasks_approved + 1 === row.task_count;
  return isDue ? { amount: reward.amount, currency: reward.currency } : null;
}
