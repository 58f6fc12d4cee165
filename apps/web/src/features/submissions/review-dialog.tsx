// One submission under review, with its neighbours in the queue. The dialog stays while one follows the other.
import type { ReviewedSubmission } from '@questline/contract';
import type { ReviewStatus } from '@questline/contract/plain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText, isNotFound } from '../../lib/failure-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/faces.tsx';
import { Bone, SkeletonText } from '../../ui/skeleton.tsx';
import { LateNotice } from './late-notice.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewFeedback } from './review-feedback.tsx';
import { ReviewHead } from './review-head.tsx';
import { submissionQuery } from './review-queries.ts';
import { SubmissionStatusBadge, SubmittedAt } from './review-words.tsx';
import { ReviewWork } from './review-work.tsx';
import { useFeedback } from './use-feedback.ts';
import { useReview } from './use-review.ts';

type Props = {
  id: string;
  open: boolean;
  onClose: () => void;
  /** Opens another one in the same dialog. */
  onOpen: (id: string) => void;
  /** Whether a decision leads to the next one, until somebody says otherwise. */
  goesOn: boolean;
};

const missing = 'Tell the student what to change';

export function ReviewDialog({ id, open, onClose, onOpen, goesOn }: Props) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(submissionQuery(id));
  const { feedback, setFeedback, forget } = useFeedback(id, data?.company_feedback ?? null);
  const [further, setFurther] = useState(goesOn);
  const [incomplete, setIncomplete] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  usePrefetched(data?.queue.next);

  const goTo = (next: string) => {
    setIncomplete(false);
    onOpen(next);
    // Whoever listens hears of the next one; whoever looks sees its beginning.
    body.current?.focus();
    body.current?.parentElement?.scrollTo({ top: 0 });
  };
  const { review, reviewing, late } = useReview({
    onReviewed: ({ queue }: ReviewedSubmission) => {
      forget();
      if (!further) body.current?.focus();
      else if (queue.next) goTo(queue.next);
      else onClose();
    },
  });
  const decide = (status: ReviewStatus) => {
    if (status === 'needs_revision' && !feedback.trim()) {
      setIncomplete(true);
      field.current?.focus();
    } else review({ id, status, feedback });
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
            next={data.queue.next !== null}
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
            <Bone className="h-9 w-52" />
            <SkeletonText lines={3} />
            <Bone className="h-24 rounded-[14px]" />
            <Bone className="h-32 rounded-control" />
            <Bone className="h-control rounded-control" />
          </div>
        )}
        {!data && error && (
          <ErrorState
            title={isNotFound(error) ? 'This submission is gone' : 'Failed to fetch submissions'}
            text={failureText(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <>
            <ReviewHead submission={data} onOpen={goTo} dialog={body} />
            {isLate && <LateNotice state={late.state} unsent={late.unsent} />}
            <ReviewWork key={id} submission={data} readAt={dataUpdatedAt} />
            {isOpen ? (
              <ReviewFeedback
                key={`feedback ${id}`}
                feedback={feedback}
                onChange={(text) => {
                  setFeedback(text);
                  if (text.trim()) setIncomplete(false);
                }}
                error={incomplete ? missing : undefined}
                field={field}
              />
            ) : (
              data.company_feedback && <Said feedback={data.company_feedback} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

const About = ({
  submission: { initiative, student, status, completed_at },
}: {
  submission: ReviewedSubmission;
}) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
    <SubmissionStatusBadge status={status} />
    <span className="font-semibold text-ink">{student.full_name}</span>
    <span>{initiative.name}</span>
    <span>
      Completed <SubmittedAt time={completed_at} />
    </span>
  </span>
);

const Said = ({ feedback }: { feedback: string }) => (
  <section aria-label="Company Feedback" className="grid gap-1">
    <h3 className="text-base">Company Feedback</h3>
    <p className="max-w-line as-typed">{feedback}</p>
  </section>
);

/** The next one is there before it is asked for. */
function usePrefetched(id: string | null | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id) void queryClient.prefetchQuery(submissionQuery(id));
  }, [queryClient, id]);
}
