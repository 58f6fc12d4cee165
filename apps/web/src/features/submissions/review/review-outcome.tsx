import type { ReviewedSubmission } from '@questline/contract';
import { AttemptTimeline, type Sides } from '../attempt-timeline.tsx';
import { CheckedCriteria } from '../criteria.tsx';
import { SubmissionStatusBadge } from '../review-words.tsx';

/** In place of the decision when there is nothing left to decide: what happened to the attempt. */
export function ReviewOutcome({ submission }: { submission: ReviewedSubmission }) {
  const current = submission.attempts.find(({ id }) => id === submission.id);
  return (
    <section aria-label="Decision" className="grid gap-4">
      <h2 className="flex flex-wrap items-center justify-between gap-3 text-lg">
        Decision <SubmissionStatusBadge status={submission.status} />
      </h2>
      {current && <CheckedCriteria criteria={current.criteria} />}
      {current && <AttemptTimeline attempt={current} sides={sidesOf(submission)} />}
    </section>
  );
}

export const sidesOf = ({ student }: ReviewedSubmission): Sides => ({
  student: student.full_name,
  company: (author) => author?.name ?? 'You',
});
