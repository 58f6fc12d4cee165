import { useQueryClient } from '@tanstack/react-query';
import { submissionsOfQuery } from './review-queries.ts';

type Found = { onReview: (submissionId: string) => void; onNone: (applicationId: string) => void };

/** Finds a student's oldest submission without a review. Without one, or on failure, the list of submissions says so. */
export function useNextReview({ onReview, onNone }: Found) {
  const queryClient = useQueryClient();
  return async (applicationId: string) => {
    const list = await queryClient
      .fetchQuery({ ...submissionsOfQuery(applicationId), staleTime: 0 })
      .catch(() => undefined);
    const [oldest] = (list?.items ?? [])
      .filter(({ status, can }) => status === 'pending' && can.review)
      .toSorted((a, b) => a.completed_at.localeCompare(b.completed_at));
    if (oldest) onReview(oldest.id);
    else onNone(applicationId);
  };
}
