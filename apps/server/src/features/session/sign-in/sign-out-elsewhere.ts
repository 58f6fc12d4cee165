import type { SignedIn } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Generation } from '../../../platform/auth/tokens-refresh.ts';
import type { SessionDeps } from '../session.deps.ts';
import { endOtherSessions, findActiveSession } from '../session.queries.ts';
import { isCurrent } from '../session.rules.ts';

type Deps = Pick<SessionDeps, 'authDatabase'>;

export const signOutElsewhere = (
  { authDatabase }: Deps,
  actor: SignedIn,
  presented: Generation | undefined,
) => authDatabase.as(actor).tx((tx) => endElsewhere(tx, actor, presented));

/** Ends all sessions except this browser's. A valid signature is not enough to know which one that is: the cookie may
 *  belong to another account, an ended session, or be a copy from before the last renewals. */
export async function endElsewhere(tx: Statements, actor: SignedIn, presented: Generation | undefined) {
  if (!presented) throw new Refusal('session_ended');
  const here = await tx.maybe(findActiveSession(presented.id));
  const isHere = here?.id === actor.personId && isCurrent(here, presented.generation);
  if (!isHere) throw new Refusal('session_ended');
  await tx.run(endOtherSessions(actor.personId, presented.id));
}
