import {
  limits,
  type ApplicationStatus,
  type ReviewedSubmission,
  type ReviewStatus,
  type SubmissionStatus,
} from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  findHeld,
  holdDecision,
  whoWasFirst,
  type ApplicationsDeps,
} from '../applications/applications.public.ts';
import { checkContactDetails, keepOriginal } from '../contact-details/contact-details.public.ts';
import { readSubmission } from './read-submission.ts';
import { lockApplicationOf, lockSubmission } from './submissions.queries.ts';
import { canReview } from './submissions.rules.ts';

type Review = {
  status: ReviewStatus;
  feedback: string | null;
  criteria_met: string[] | null;
  instead_of?: 'needs_revision' | undefined;
  contact_details_confirmed: boolean;
};

/** One step: the second of two reviewers is refused with what the first did, unless they know it and approve after all. Contact details in the feedback
 *  are refused until the company confirms, and then replaced. */
export async function reviewSubmission(
  deps: ApplicationsDeps,
  db: Db,
  company: SignedIn,
  id: string,
  { status, feedback: text, criteria_met: criteriaMet, ...review }: Review,
): Promise<ReviewedSubmission> {
  const { instead_of: insteadOf, contact_details_confirmed: confirmed } = review;
  const { texts, original } = checkContactDetails([{ text, maxLength: limits.feedbackMaxLength }], {
    writer: 'company',
    confirmed,
  });
  return db.tx(async (tx) => {
    // Sent together: statements of a transaction run in order. Locks the application first, like submitting does; the
    // opposite order could deadlock.
    const [application, submission, held] = await Promise.all([
      tx.one(lockApplicationOf(company.id, id)),
      tx.one(lockSubmission(company.id, id)),
      tx.maybe(findHeld(id)),
    ]);
    const isUnaware = submission.status === 'needs_revision' && insteadOf === undefined;
    if (held || isUnaware || !canReview({ ...submission, application_status: application.status }, status)) {
      const { state, subject } = held
        ? { state: held.decision, subject: id }
        : outcomeOf(submission, application);
      const first = subject === undefined ? undefined : await whoWasFirst(deps, tx, company, subject);
      throw new Refusal('already_decided', { state, first });
    }
    const written = { place: 'feedback', subject_id: id, company_id: company.id } as const;
    await holdDecision(deps, tx, company, {
      applicationId: submission.application_id,
      submissionId: id,
      decision: status,
      note: texts[0] ?? null,
      criteriaMet,
    });
    const [reviewed] = await Promise.all([
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
