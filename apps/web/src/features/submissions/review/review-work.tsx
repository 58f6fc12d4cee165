// The body of a review: instructions, submitted work and earlier attempts.
import type { ReviewedSubmission } from '@questline/contract';
import { diagnostics } from '../../../lib/diagnostics.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { AttemptTimeline, type Sides } from '../attempt-timeline.tsx';
import { ReportButton } from '../report-button.tsx';
import { AttemptWork } from '../attempt-work.tsx';
import { EarlierAttempts } from '../earlier-attempts.tsx';
import { ReviewDiagnostics } from './review-diagnostics.tsx';
import { SubmissionKind } from '../review-words.tsx';

type Props = { submission: ReviewedSubmission; readAt: number };

export function ReviewWork({ submission, readAt }: Props) {
  const { task, attempts, attempt, submission_type } = submission;
  const current = attempts.find(({ id }) => id === submission.id);
  const earlier = attempts.filter((it) => it.attempt < attempt);
  const sides: Sides = {
    student: submission.student.full_name,
    company: (author) => author?.name ?? 'You',
  };
  return (
    <>
      {task.instructions && (
        <Disclosure summary="Instructions" open>
          <p className="max-w-line as-typed">{task.instructions}</p>
        </Disclosure>
      )}
      {diagnostics && <ReviewDiagnostics submission={submission} readAt={readAt} />}
      <section aria-label="Submission" className="grid gap-2">
        <h3 className="flex flex-wrap items-center gap-x-3 text-base">
          Submission
          <span className="text-sm font-normal text-ink-soft">
            <SubmissionKind type={submission_type} />
          </span>
          {attempt > 1 && <span className="text-sm font-normal text-ink-soft">Attempt {attempt}</span>}
          <span className="ml-auto">
            <ReportButton
              request={{ subject: 'submission', id: submission.id, about: submission.student.full_name }}
            />
          </span>
        </h3>
        <div className={submission_type === 'text' ? 'rounded-[14px] border border-line bg-paper p-4' : ''}>
          <AttemptWork
            attempt={current ?? { ...submission, feedback: null, superseded: false, timeline: [] }}
          />
        </div>
        {current && (
          <div className="pt-2">
            <AttemptTimeline attempt={current} sides={sides} />
          </div>
        )}
      </section>
      {earlier.length > 0 && <EarlierAttempts attempts={earlier} sides={sides} />}
    </>
  );
}
