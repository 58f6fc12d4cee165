// The review page as a company opens it, and the requests it makes.
import type { ReviewedSubmission } from '@questline/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { type AnswersByLine, answer, ok } from '../../../lib/network.fixture.ts';
import { ReviewWorkspace } from './review-workspace.tsx';
import { submissionId, underReview } from './review.fixture.ts';

export const closed = vi.fn<() => void>();
export function Reviewing({ scope = 'student' }: { scope?: 'student' | 'queue' }) {
  const [id, setId] = useState(submissionId(1));
  return <ReviewWorkspace id={id} onClose={closed} onOpen={setId} scope={scope} />;
}
export const lineOf = (n: number) => `GET /api/submissions/${submissionId(n)}`;
export const reviewOf = (n: number) => `POST /api/submissions/${submissionId(n)}/review`;
export const reviewed = (
  n: number,
  status: ReviewedSubmission['status'],
  more: Partial<ReviewedSubmission> = {},
) =>
  ok(
    underReview(n, {
      status,
      can: { approve: false, request_revision: false, mark_reviewed: false },
      ...more,
    }),
    201,
  );
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
/** The page shows this task. */
export const task = (name: string) => screen.findByRole('heading', { level: 1, name });
export const field = () => screen.findByLabelText('Company Feedback');
export const shown = (submission: ReviewedSubmission, answers: AnswersByLine = {}) => {
  closed.mockClear();
  return answer({ [lineOf(1)]: ok(submission), ...answers });
};
