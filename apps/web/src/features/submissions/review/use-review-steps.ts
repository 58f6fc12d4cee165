import type { ReviewedSubmission } from '@questline/contract';
import { limits } from '@questline/contract/plain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../../ui/lists/paged-list.tsx';
import { queueOf, submissionsOfQuery } from './review-queries.ts';

/** The whole review queue, that of one initiative, or one student's work on an initiative. */
export type ReviewScope = 'queue' | 'student' | { initiative: string };

export type ReviewStep = { number: number; state: 'done' | 'current' | 'open' };

export type ReviewSteps = {
  previous: string | null;
  next: string | null;
  /** The next one that can still be decided. */
  nextToDecide: string | null;
  /** "2 of 3", if known. */
  position: string | undefined;
  /** The steps around the current one. */
  around: ReviewStep[];
};

const none = { previous: null, next: null, nextToDecide: null, position: undefined, around: [] };

/** Where Previous, Next and "Open the next one" lead. They stay within the scope. What was decided on this page still
 *  counts in the queue's position, so that it moves forward. */
export function useReviewSteps(
  scope: ReviewScope,
  submission: ReviewedSubmission | undefined,
  decided: readonly string[],
): ReviewSteps {
  const inQueue = scope !== 'student';
  const initiative = typeof scope === 'string' ? undefined : scope.initiative;
  // Already loaded by the list.
  const { data: queue } = useInfiniteQuery({ ...queueOf(initiative), enabled: inQueue });
  const { data: work } = useQuery({
    ...submissionsOfQuery(submission?.application_id ?? ''),
    enabled: !inQueue && submission !== undefined,
  });
  if (!submission) return none;
  if (inQueue) {
    const waiting = itemsOf(queue) ?? [];
    const at = waiting.findIndex(({ id }) => id === submission.id);
    const { previous, next } = initiative ? besides(waiting, submission.id) : submission.queue;
    const done = decided.filter((id) => waiting.every((it) => it.id !== id)).length;
    const count = (queue?.pages[0]?.waiting ?? 0) + done;
    const place = at < 0 ? at : at + done;
    return { previous, next, nextToDecide: next, ...placed(place, count, (i) => i < done) };
  }
  const items = work?.items ?? [];
  // Found by task, so an earlier attempt has the position of the newest.
  const at = items.findIndex(({ task }) => task.id === submission.task.id);
  const others = at < 0 ? [] : [...items.slice(at + 1), ...items.slice(0, at)];
  return {
    previous: items[at - 1]?.id ?? null,
    next: (at >= 0 && items[at + 1]?.id) || null,
    nextToDecide: others.find(({ can }) => can.review)?.id ?? null,
    ...placed(at, items.length, (i) => !items[i]!.can.review),
  };
}

/** Ids are in the order of the queue, also for a submission that has left it. */
const besides = (waiting: { id: string }[], current: string) => ({
  previous: waiting.findLast(({ id }) => id < current)?.id ?? null,
  next: waiting.find(({ id }) => id > current)?.id ?? null,
});

/** More would not fit on a phone. */
const stepsShown = 9;

function placed(
  at: number,
  count: number,
  isDone: (i: number) => boolean,
): Pick<ReviewSteps, 'position' | 'around'> {
  if (at < 0) return { position: undefined, around: [] };
  const shown = Math.min(stepsShown, count);
  const start = Math.max(0, Math.min(at - Math.floor(shown / 2), count - shown));
  const around = Array.from({ length: shown }, (_, i): ReviewStep => {
    const number = start + i + 1;
    return { number, state: number - 1 === at ? 'current' : isDone(number - 1) ? 'done' : 'open' };
  });
  return { position: `${at + 1} of ${count >= limits.countMax ? `${count}+` : count}`, around };
}
