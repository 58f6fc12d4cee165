// The page to review a submission: the work on the left, the decision on the right. It stays open while Previous and
// Next change the submission.
import type { ReviewedSubmission } from '@questline/contract';
import type { ReviewStatus } from '@questline/contract/plain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText, isNotFound } from '../../../lib/format/failure-text.ts';
import { useTitleWhileOpen } from '../../../lib/page-title.ts';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { GoneState } from '../../../ui/feedback/no-results.tsx';
import { preloadPreviews } from '../preview/file-preview.tsx';
import { LateNotice, overtaken } from './late-notice.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { submissionQuery } from './review-queries.ts';
import { PanelSkeleton, WorkSkeleton } from './review-skeletons.tsx';
import { ReviewWork } from './review-work.tsx';
import { leaveField, useEscape } from './use-escape.ts';
import { useCriteria } from './use-criteria.ts';
import { useFeedback } from './use-feedback.ts';
import { useReview } from './use-review.ts';
import { type ReviewScope, useReviewSteps } from './use-review-steps.ts';

type Props = {
  id: string;
  onClose: () => void;
  /** Opens another submission in its place. */
  onOpen: (id: string) => void;
  /** What Previous and Next stay within. In the queue, a decision opens the next one by default. */
  scope: ReviewScope;
  /** The name of what closing returns to, if it isn't the scope. */
  back?: string;
};

export function ReviewWorkspace({ id, onClose, onOpen, scope, back }: Props) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(submissionQuery(id));
  const { feedback, setFeedback, isTyped, forget } = useFeedback(id, data?.company_feedback ?? null);
  const { met, setMet } = useCriteria(data);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const steps = useReviewSteps(scope, data, decided);
  const [further, setFurther] = useState(scope !== 'student');
  const [missing, setMissing] = useState(0);
  const [sheet, setSheet] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const work = useRef<HTMLDivElement>(null);
  usePrefetched(steps.next);
  useTitleWhileOpen(data ? `${data.task.title} by ${data.student.full_name}` : 'Review');
  useEscape(root, onClose);
  useEffect(() => work.current?.focus({ preventScroll: true }), []);
  useEffect(preloadPreviews, []);

  const goTo = (next: string) => {
    setMissing(0);
    setSheet(false);
    onOpen(next);
    // Announces the next one to screen readers and scrolls to its top.
    work.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView();
  };
  const { review, reviewing, late, warned } = useReview({
    onReviewed: ({ id: reviewed, queue }: ReviewedSubmission) => {
      forget();
      setDecided((all) => [...all, reviewed]);
      const next = scope === 'queue' ? queue.next : steps.nextToDecide;
      if (!further) work.current?.focus({ preventScroll: true });
      else if (next) goTo(next);
      else onClose();
    },
  });
  const decide = (status: ReviewStatus) => {
    if (status !== 'needs_revision' || feedback.trim()) return review({ id, status, feedback, met });
    setSheet(true);
    setMissing(missing + 1);
  };

  const write = () => {
    // The field can take the focus once the sheet is open.
    flushSync(() => setSheet(true));
    root.current?.querySelector('textarea')?.focus();
  };

  const isLate = late?.id === id;
  const isOpen = data && (data.can.approve || data.can.request_revision);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leaves the feedback field
    <div ref={root} onKeyDown={leaveField} className="scroll-mt-24">
      <ReviewBar
        back={back ?? (scope === 'queue' ? 'Review queue' : 'Active Users')}
        can={data?.can}
        steps={steps}
        onOpen={goTo}
        onClose={onClose}
        onWrite={write}
        workspace={root}
      />
      <div className="grid lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div
          ref={work}
          tabIndex={-1}
          role="article"
          aria-label={data ? `${data.task.title} by ${data.student.full_name}` : 'Submission'}
          className={cx(
            'min-w-0 px-4 pt-4 pb-52 outline-none md:px-8 lg:pt-6 lg:pb-24 [&>*]:mx-auto [&>*]:max-w-240',
            !data && error !== null && 'lg:col-span-2',
          )}
        >
          {!data && !error && <WorkSkeleton />}
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
            <div className="grid gap-4">
              {isLate && <LateNotice {...late} />}
              {!isLate && !isOpen && isTyped && <LateNotice {...overtaken(data, feedback)} />}
              <ReviewWork key={id} submission={data} readAt={dataUpdatedAt} onOpen={goTo} />
            </div>
          )}
        </div>
        {!data && !error && <PanelSkeleton />}
        {data && (
          <ReviewPanel
            // The sheet and the feedback field start over with each submission.
            key={id}
            submission={data}
            feedback={feedback}
            onFeedback={(text) => {
              setFeedback(text);
              if (text.trim()) setMissing(0);
            }}
            met={met}
            onMet={setMet}
            missing={missing}
            warned={warned?.id === id && warned.feedback === feedback ? warned : undefined}
            onConfirm={(status) => review({ id, status, feedback, met, confirmed: true })}
            reviewing={reviewing?.id === id ? reviewing.status : undefined}
            further={further}
            onFurther={setFurther}
            onDecide={decide}
            sheet={sheet}
            onSheet={setSheet}
          />
        )}
      </div>
    </div>
  );
}

/** Loads the next submission in advance. */
function usePrefetched(id: string | null | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id) void queryClient.prefetchQuery(submissionQuery(id));
  }, [queryClient, id]);
}
