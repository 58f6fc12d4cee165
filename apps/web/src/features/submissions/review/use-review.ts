import type { ReviewedSubmission } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import type { ReviewStatus } from '@questline/contract/plain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmation, contactKindsIn } from '../../../lib/contact-warning.ts';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { offerUndo } from '../../../lib/undo-decisions.ts';
import { showUndoToast } from '../../../ui/overlays/show-undo-toast.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import type { Late } from './late-notice.tsx';
import { refetchReviews, leaveQueue, submissionQuery } from './review-queries.ts';

const words: Record<ReviewStatus, string> = {
  approved: 'approved',
  needs_revision: 'needs revision',
  reviewed: 'reviewed',
};

type Review = {
  id: string;
  status: ReviewStatus;
  feedback: string;
  met: string[] | undefined;
  confirmed?: boolean;
};

/** Reviews a submission and shows the result. `late` is set when someone else decided first, `warned` when the feedback
 *  has contact details. */
export function useReview({ onReviewed }: { onReviewed: (submission: ReviewedSubmission) => void }) {
  const queryClient = useQueryClient();
  const [late, setLate] = useState<Late & { id: string }>();
  const seen = (id: string) => queryClient.getQueryData(submissionQuery(id).queryKey)?.status;
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ id, status, feedback, met, confirmed }: Review) =>
      api('POST /api/submissions/:id/review', {
        params: { id },
        body: {
          status,
          feedback: feedback.trim() || null,
          ...(met && { criteria_met: met }),
          ...(seen(id) === 'needs_revision' && { instead_of: 'needs_revision' as const }),
          ...confirmation(confirmed),
        },
      }),
    onSuccess: (submission, { status }) => {
      queryClient.setQueryData(submissionQuery(submission.id).queryKey, submission);
      leaveQueue(queryClient, submission.id);
      const title = `Submission marked as ${words[status]}`;
      const { id, undo_for_ms: forMs, student } = submission;
      if (forMs === null) toast({ title });
      else offerUndo(showUndoToast, queryClient, { title, ids: [id], forMs, who: student.full_name });
      onReviewed(submission);
    },
    onError: (error, { id, feedback }) => {
      if (contactKindsIn(error)) return;
      if (error instanceof ApiError && error.code === 'already_decided')
        setLate({ id, state: error.state ?? '', first: error.first, unsent: feedback, attempted: true });
      else
        toast({
          title: 'Failed to update submission status',
          description: failureText(error),
          variant: 'destructive',
        });
    },
    // Not awaited, so the next decision can follow immediately.
    onSettled: () => void refetchReviews(queryClient),
  });
  const found = contactKindsIn(error);
  return {
    review: mutate,
    reviewing: isPending ? variables : undefined,
    late,
    warned: found && variables && { ...variables, found },
  };
}
