import type { SignedIn } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { confirmHeld, deleteHeld, lockApplicationsOf } from './held-decisions.queries.ts';

/** Undoes the person's decisions that the student doesn't know about yet, and says which ones those were. */
export const undoDecisions = (db: Db, company: SignedIn, ids: string[]) =>
  db.tx(async (tx) => {
    await tx.many(lockApplicationsOf(ids));
    const undone = await tx.many(deleteHeld(ids));
    for (const id of new Set(undone.map(({ application_id }) => application_id)))
      await tx.run(recordEvent('decision.undone', id, company.id));
    return { undone: undone.map(({ subject_id }) => subject_id) };
  });

/** Tells the student now instead of at the end of the ten seconds. */
export async function confirmDecision(db: Db, id: string) {
  const { applied } = await db.tx((tx) => tx.one(confirmHeld(id)));
  if (!applied) throw new Refusal('not_found');
}
