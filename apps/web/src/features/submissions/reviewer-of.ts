import type { Attempt } from '@questline/contract';

/** The person who reviewed an attempt last; null before a review, and if the name is unknown. */
export const reviewerOf = ({ timeline }: Pick<Attempt, 'timeline'>) =>
  timeline.findLast(({ by }) => by === 'company')?.author ?? null;
