import { limits, type ApplicationStatus, type First, type ReceivedApplication } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { checkContactDetails, keepOriginal } from '../contact-details/contact-details.public.ts';
import type { ApplicationsDeps } from './applications.deps.ts';
import { getReceived, lockApplication } from './applications.queries.ts';
import { canOfCompany } from './applications.rules.ts';
import { decidersOf, viewReceived } from './applications.company.view.ts';
import { findHeld } from './held/held-decisions.queries.ts';
import { holdDecision } from './held/hold-decision.ts';
import { whoWasFirst } from './who-was-first.ts';

type Decision = {
  decision: 'accepted' | 'rejected';
  note: string | null;
  contact_details_confirmed: boolean;
};

/** The note to store. Refuses contact details until the company confirms. */
function checkNote({ note: text, contact_details_confirmed: confirmed }: Decision) {
  const written = { text, maxLength: limits.applicationNoteMaxLength };
  const { texts, original } = checkContactDetails([written], { writer: 'company', confirmed });
  return { note: texts[0] ?? null, original };
}

/** The first decision wins; a later one is refused with the outcome and who made it. */
export async function decideApplication(
  deps: ApplicationsDeps,
  db: Db,
  company: SignedIn,
  id: string,
  made: Decision,
): Promise<ReceivedApplication> {
  const { decision } = made;
  const { note, original } = checkNote(made);
  return db.tx(async (tx) => {
    const application = await tx.maybe(lockApplication(id));
    if (!application) throw new Refusal('application_missing');
    const held = await tx.maybe(findHeld(id));
    if (held || !canOfCompany(application).accept) {
      const first = await whoWasFirst(deps, tx, company, id);
      throw new Refusal('already_decided', { state: held?.decision ?? application.status, first });
    }
    const written = { place: 'decision', subject_id: id, company_id: company.id } as const;
    // Sent together: statements of a transaction run in order.
    await holdDecision(deps, tx, company, { applicationId: id, decision, note });
    const [received] = await Promise.all([
      tx.one(getReceived(id)),
      original && tx.run(keepOriginal({ ...written, student_id: application.student_id }, original)),
    ]);
    return viewReceived(received, company, await deps.namesOf(tx, company, decidersOf([received])));
  });
}

const refusedOutcomes = ['already_decided', 'application_missing', 'places_taken'] as const;
type RefusedOutcome = (typeof refusedOutcomes)[number];
type Outcome = {
  id: string;
  outcome: 'decided' | RefusedOutcome | 'failed';
  status: ApplicationStatus | null;
  first: First | null;
  undo_for_ms: number | null;
};

/** One transaction each, so one application that cannot be decided does not block the others. */
export async function decideSeveral(
  deps: ApplicationsDeps,
  db: Db,
  company: SignedIn,
  ids: string[],
  decision: Decision,
) {
  // One warning for all of them, before the first one is decided.
  checkNote(decision);
  const items: Outcome[] = [];
  for (const id of ids) {
    try {
      const { status, undo_for_ms } = await decideApplication(deps, db, company, id, decision);
      items.push({ id, outcome: 'decided', status, first: null, undo_for_ms });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'not_signed_in') throw error;
      items.push({ id, ...outcomeOf(error) });
    }
  }
  return { items };
}

const outcomeOf = ({ code, state, first }: Refusal): Omit<Outcome, 'id'> => ({
  outcome: refusedOutcomes.find((outcome) => outcome === code) ?? 'failed',
  status: (state as ApplicationStatus | undefined) ?? null,
  first: first ?? null,
  undo_for_ms: null,
});
