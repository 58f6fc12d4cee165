import type { ReviewedSubmission, ReviewStatus } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readSubmission } from './read-submission.ts';
import { lockApplicationOf, lockSubmission, setReview } from './submissions.queries.ts';
import { canReview, reviewEvent } from './submissions.rules.ts';

type Review = { status: ReviewStatus; feedback: string | null };

/** One step, one event: the second of two reviewers is refused with what the first did. */
export const reviewSubmission = (
  db: Db,
  company: Account,
  id: string,
  review: Review,
): Promise<ReviewedSubmission> =>
  db.tx(async (tx) => {
    // Sent together: statements of a transaction run in order. Locks the application first, like submitting does; the
    // opposite order could deadlock.
    const [, submission] = await Promise.all([
      tx.one(lockApplicationOf(company.id, id)),
      tx.one(lockSubmission(company.id, id)),
    ]);
    if (!canReview(submission, review.status))
      throw new Refusal('already_decided', {
        state: submission.superseded_at === null ? submission.status : 'superseded',
      });
    const [, , reviewed] = await Promise.all([
      tx.run(setReview(id, review)),
      tx.run(recordEvent(reviewEvent(review.status), id, company.id, submission.application_id)),
      readSubmission(tx, company, submission),
    ]);
    return reviewed;
  });
