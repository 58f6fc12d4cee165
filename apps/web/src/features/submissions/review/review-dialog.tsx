// The dialog to review a submission. It stays open while Previous and Next change the submission.
import type { ReviewedSubmission } from '@questline/contract';
import type { ReviewStatus } from '@questline/contract/plain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { contactWarning } from '../../../lib/contact-warning.ts';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ConfirmNotice } from '../../../ui/feedback/confirm-notice.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GoneState } from '../../../ui/feedback/no-results.tsx';
import { SkeletonBlock, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { LateNotice, overtaken } from './late-notice.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewFeedback } from './review-feedback.tsx';
import { ReviewHead } from './review-head.tsx';
import { submissionQuery } from './review-queries.ts';
import { ReviewedOn, SubmissionStatusBadge, SubmittedAt } from '../review-words.tsx';
import { ReviewWork } from './review-work.tsx';
import { useFeedback } from './use-feedback.ts';
import { useReview } from './use-review.ts';
import { type ReviewScope, useReviewSteps } from './use-review-steps.ts';

type Props = {
  id: string;
  open: boolean;
  onClose: () => void;
  /** Opens another submission in the same dialog. */
  onOpen: (id: string) => void;
  /** What Previous and Next stay within. In the queue, a decision opens the next one by default. */
  scope: ReviewScope;
};

export function ReviewDialog({ id, open, onClose, onOpen, scope }: Props) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(submissionQuery(id));
  const { feedback, setFeedback, isTyped, forget } = useFeedback(id, data?.company_feedback ?? null);
  const steps = useReviewSteps(scope, data);
  const [further, setFurther] = useState(scope === 'queue');
  const [missing, setMissing] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  usePrefetched(steps.next);

  const goTo = (next: string) => {
    setMissing(0);
    onOpen(next);
    // Announces the next one to screen readers and scrolls to its top.
    body.current?.focus();
    body.current?.parentElement?.scrollTo({ top: 0 });
  };
  const { review, reviewing, late, warned } = useReview({
    onReviewed: ({ queue }: ReviewedSubmission) => {
      forget();
      const next = scope === 'queue' ? queue.next : steps.nextToDecide;
      if (!further) body.current?.focus();
      else if (next) goTo(next);
      else onClose();
    },
  });
  const decide = (status: ReviewStatus) => {
    if (status === 'needs_revision' && !feedback.trim()) setMissing(missing + 1);
    else review({ id, status, feedback });
  };

  const isLate = late?.id === id;
  const isOpen = data && (data.can.approve || data.can.request_revision);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      wide
      title={data?.task.title ?? 'Submission'}
      description={data && <About submission={data} />}
      footer={
        data && (
          <ReviewActions
            can={data.can}
            reviewing={reviewing?.id === id ? reviewing.status : undefined}
            next={steps.nextToDecide !== null}
            further={further}
            onFurther={setFurther}
            onDecide={decide}
            onClose={onClose}
          />
        )
      }
    >
      <div
        ref={body}
        tabIndex={-1}
        role="article"
        aria-label={data ? `${data.task.title} by ${data.student.full_name}` : 'Submission'}
        className="grid grid-cols-1 gap-5 outline-none"
      >
        {!data && !error && (
          <div role="status" className="grid gap-6">
            <span className="sr-only">Loading submission…</span>
            <SkeletonBlock className="h-9 w-52" />
            <SkeletonText lines={3} />
            <SkeletonBlock className="h-24 rounded-[14px]" />
            <SkeletonBlock className="h-32 rounded-control" />
            <SkeletonBlock className="h-control rounded-control" />
          </div>
        )}
        {!data && isNotFound(error) && (
          <GoneState
            title="This submission is no longer available"
            text="The student may have deleted their account."
            back={scope === 'queue' ? 'Back to the review queue' : 'Back to the list'}
            onBack={onClose}
          />
        )}
        {!data && error && !isNotFound(error) && (
          <ErrorState
            title="Failed to fetch submissions"
            text={failureText(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <>
            <ReviewHead submission={data} steps={steps} onOpen={goTo} dialog={body} />
            {isLate && <LateNotice {...late} />}
            {!isLate && !isOpen && isTyped && <LateNotice {...overtaken(data, feedback)} />}
            <ReviewWork key={id} submission={data} readAt={dataUpdatedAt} />
            {isOpen && (
              <ReviewFeedback
                key={`feedback ${id}`}
                feedback={feedback}
                onChange={(text) => {
                  setFeedback(text);
                  if (text.trim()) setMissing(0);
                }}
                missing={missing}
                field={field}
              />
            )}
            {isOpen && warned?.id === id && warned.feedback === feedback && (
              <ConfirmNotice
                {...contactWarning(warned.found, 'company')}
                onEdit={() => field.current?.focus()}
                onConfirm={() => review({ id, status: warned.status, feedback, confirmed: true })}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

const About = ({
  submission: { initiative, student, status, completed_at, reviewed_at },
}: {
  submission: ReviewedSubmission;
}) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
    <SubmissionStatusBadge status={status} />
    <span className="font-semibold text-ink">{student.full_name}</span>
    <span>{initiative.name}</span>
    <span>
      Submitted <SubmittedAt time={completed_at} />
    </span>
    <ReviewedOn time={reviewed_at} />
  </span>
);

/** Loads the next submission in advance. */
function usePrefetched(id: string | null | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id) void queryClient.prefetchQuery(submissionQuery(id));
  }, [queryClient, id]);
}
