// How decisions that can still be undone look to the company: pure, no I/O, no clock.
import type { SubmissionStatus } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';

type Held = { takes_effect_at: string | null; undo_by: string | null };

/** How much longer this person can undo the decision. Not a time: the browser's clock may be wrong. */
export function undoForMs({ takes_effect_at, undo_by }: Held, reader: SignedIn, now: Date): number | null {
  if (takes_effect_at === null || undo_by !== reader.personId) return null;
  return Math.max(0, Date.parse(takes_effect_at) - now.getTime());
}

type HeldReview = {
  subject_id: string;
  decision: string;
  note: string | null;
  criteria: unknown;
  person_id: string;
  decided_at: string;
  takes_effect_at: string;
};
type Attempt = { id: string; status: SubmissionStatus; reviewed_at: string | null };

/** Attempts as the company decided them. */
export function withHeldReviews<Row extends Attempt>(rows: Row[], held: HeldReview[]) {
  const byId = new Map(held.map((it) => [it.subject_id, it]));
  return rows.map((row) => {
    const made = byId.get(row.id);
    if (!made) return { ...row, takes_effect_at: null, undo_by: null };
    const { decision: status, note: feedback, criteria, decided_at: reviewed_at, takes_effect_at } = made;
    return {
      ...row,
      status: status as SubmissionStatus,
      reviewed_at,
      takes_effect_at,
      undo_by: made.person_id,
      ...('feedback' in row && { feedback }),
      ...('criteria' in row && { criteria }),
    };
  });
}
