// A submission as the reviewing company sees it.
import type { Attempt, ReviewedSubmission } from '@questline/contract';

export const submissionId = (n: number) => `0198c0de-7a11-7000-8000-0000000000a${n}`;
const student = { id: '0198c0de-7a11-7000-8000-0000000000b1', full_name: 'Maya Torres', photo_url: null };
const initiative = { id: '0198c0de-7a11-7000-8000-0000000000c1', name: 'Taste survey' };
export const application = {
  id: '0198c0de-7a11-7000-8000-0000000000d1',
  status: 'accepted',
  student,
  initiative,
};

export const attemptOf = (n: number, more: Partial<Attempt> = {}): Attempt => ({
  id: submissionId(n),
  attempt: n,
  submission_type: 'text',
  content: `What I found, attempt ${n}`,
  host: null,
  file: null,
  status: 'pending',
  feedback: null,
  criteria: [],
  completed_at: '2026-11-01T08:00:00.000Z',
  answer_by: null,
  reviewed_at: null,
  superseded: false,
  timeline: [],
  ...more,
});

export function underReview(n = 1, more: Partial<ReviewedSubmission> = {}): ReviewedSubmission {
  const { id, attempt, content, host, file, status, completed_at, submission_type } = attemptOf(n);
  return {
    id,
    application_id: application.id,
    student,
    initiative,
    task: {
      id: '0198c0de-7a11-7000-8000-0000000000e1',
      title: 'Ask twenty neighbors',
      instructions: 'Write down what they said',
      task_order: 1,
      allowed_types: ['text', 'link', 'upload'],
      minutes: 60,
      resources: [],
      criteria: [],
    },
    tasks: [
      { id: '0198c0de-7a11-7000-8000-0000000000e0', approved: true },
      { id: '0198c0de-7a11-7000-8000-0000000000e1', approved: false },
    ],
    attempt,
    submission_type,
    content,
    host,
    file,
    status,
    company_feedback: null,
    completed_at,
    answer_by: null,
    reviewed_at: null,
    attempts: [attemptOf(n)],
    queue: { previous: null, next: null },
    undo_for_ms: null,
    reward: null,
    can: { approve: true, request_revision: true, mark_reviewed: true },
    ...more,
  };
}
