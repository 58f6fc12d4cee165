import type { SignedIn } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import type { ApplicationsDeps } from '../applications.deps.ts';
import { confirmHeld, insertHeld, type DecisionMade } from './held-decisions.queries.ts';

type Decided = DecisionMade & { applicationId: string; submissionId?: string };

/** The company sees the decision immediately; the student when it takes effect. */
export async function holdDecision(
  { undoSeconds }: Pick<ApplicationsDeps, 'undoSeconds'>,
  tx: Statements,
  company: SignedIn,
  { applicationId, submissionId, ...made }: Decided,
) {
  const subject = submissionId === undefined ? { applicationId } : { submissionId };
  await tx.run(insertHeld(subject, made, undoSeconds));
  if (undoSeconds === 0) await tx.one(confirmHeld(submissionId ?? applicationId));
  else await tx.run(recordEvent('decision.held', applicationId, company.id));
}
