import {
  limits,
  type ApplicationStatus,
  type ReviewedSubmission,
  type ReviewStatus,
  type SubmissionStatus,
} from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { whoWasFirst, type ApplicationsDeps } from '../applications/applications.public.ts';
import { checkContactDetails, keepOriginal } from '../contact-details/contact-details.public.ts';
import { readSubmission } from './read-submission.ts';
import { lockApplicationOf, lockSubmission, setReview } from './submissions.queries.ts';
import { canReview, reviewEvent } from './submissions.rules.ts';

type Review = { status: ReviewStatus; feedback: string | null; contact_details_confirmed: boolean };

/** One step, one event: the second of two reviewers is refused with what the first did. Contact details in the feedback
 *  are refused until the company confirms, and then replaced. */
export async function reviewSubmission(
  deps: ApplicationsDeps,
  db: Db,
  company: SignedIn,
  id: string,
  { status, feedback: text, contact_details_confirmed: confirmed }: Review,
): Promise<ReviewedSubmission> {
  const { texts, original } = checkContactDetails([{ text, maxLength: limits.feedbackMaxLength }], {
    writer: 'company',
    confirmed,
  });
  return db.tx(async (tx) => {
    // Sent together: statements of a transaction run in order. Locks the application first, like submitting does; the
    // opposite order could deadlock.
    const [application, submission] = await Promise.all([
      tx.one(lockApplicationOf(company.id, id)),
      tx.one(lockSubmission(company.id, id)),
    ]);
    if (!canReview(submission, status)) {
      const { state, subject } = outcomeOf(submission, application);
      const first = subject === undefined ? undefined : await whoWasFirst(deps, tx, company, subject);
      throw new Refusal('already_decided', { state, first });
    }
    const written = { place: 'feedback', subject_id: id, company_id: company.id } as const;
    const [, , reviewed] = await Promise.all([
      tx.run(setReview(id, { status, feedback: texts[0] ?? null })),
      tx.run(recordEvent(reviewEvent(status), id, company.id, submission.application_id)),
      readSubmission(deps, tx, company, submission),
      original && tx.run(keepOriginal({ ...written, student_id: submission.student_id }, original)),
    ]);
    return reviewed;
  });
}

type Reviewed = { id: string; status: SubmissionStatus; superseded_at: string | null };
type Of = { id: string; status: ApplicationStatus };

/** Why a submission can't be reviewed anymore, and whose last step was the reason: nobody's of the company if the
 *  student sent a newer attempt. */
function outcomeOf(submission: Reviewed, application: Of): { state: string; subject?: string } {
  if (submission.superseded_at === null) return { state: submission.status, subject: submission.id };
  return application.status === 'ended'
    ? { state: 'ended', subject: application.id }
    : { state: 'superseded' };
}
