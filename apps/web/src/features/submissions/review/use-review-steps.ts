import type { ReviewedSubmission } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../../ui/lists/paged-list.tsx';
import { reviewQueueQuery, submissionsOfQuery } from './review-queries.ts';

/** The whole review queue, or one student's work on an initiative. */
export type ReviewScope = 'queue' | 'student';

export type ReviewSteps = {
  previous: string | null;
  next: string | null;
  /** The next one that can still be decided. */
  nextToDecide: string | null;
  /** "2 of 3", if known. */
  position: string | undefined;
};

/** Where Previous, Next and "Open the next one" lead. They stay within the scope. */
export function useReviewSteps(scope: ReviewScope, submission: ReviewedSubmission | undefined): ReviewSteps {
  const inQueue = scope === 'queue';
  // Already loaded by the list under the dialog.
  const { data: queue } = useInfiniteQuery({ ...reviewQueueQuery, enabled: inQueue });
  const { data: work } = useQuery({
    ...submissionsOfQuery(submission?.application_id ?? ''),
    enabled: !inQueue && submission !== undefined,
  });
  if (!submission) return { previous: null, next: null, nextToDecide: null, position: undefined };
  if (inQueue) {
    const { previous, next } = submission.queue;
    const waiting = itemsOf(queue) ?? [];
    const at = waiting.findIndex(({ id }) => id === submission.id);
    return { previous, next, nextToDecide: next, position: inWords(at, queue?.pages[0]?.waiting ?? 0) };
  }
  const items = work?.items ?? [];
  // Found by task, so an earlier attempt has the position of the newest.
  const at = items.findIndex(({ task }) => task.id === submission.task.id);
  const others = at < 0 ? [] : [...items.slice(at + 1), ...items.slice(0, at)];
  return {
    previous: items[at - 1]?.id ?? null,
    next: (at >= 0 && items[at + 1]?.id) || null,
    nextToDecide: others.find(({ can }) => can.review)?.id ?? null,
    position: inWords(at, items.length),
  };
}

const inWords = (at: number, count: number) =>
  at < 0 ? undefined : `${at + 1} of ${count >= limits.countMax ? `${count}+` : count}`;
