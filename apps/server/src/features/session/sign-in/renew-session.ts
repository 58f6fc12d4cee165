import { anonymous } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SessionDeps } from '../session.deps.ts';
import { endSession, findActiveSession, findUserOfSession, rotateSession } from '../session.queries.ts';
import { accountOf, lateRenewal } from '../session.rules.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'refreshTokens'>;

/** Uses only the refresh token. The first request with a generation advances the session, simultaneous ones get the
 *  same new token, and an old token ends the session for both its owner and a thief. */
export async function renewSession({ authDatabase, refreshTokens }: Deps, token: string | undefined) {
  const presented = token === undefined ? undefined : refreshTokens.read(token);
  if (!presented) throw new Refusal('session_ended');
  const db = authDatabase.as(anonymous);
  const rotated = await db.maybe(rotateSession(presented.id, presented.generation));
  if (rotated && accountOf(rotated)) return opened(rotated);

  const active = await db.maybe(findActiveSession(presented.id));
  const late = lateRenewal(active, presented.generation);
  if (active && late === 'again' && accountOf(active)) return opened(active);
  // A session without a company began while its person was being removed.
  if (late === 'reuse' || (active && !accountOf(active))) await db.run(endSession(presented.id));
  const user = await db.maybe(findUserOfSession(presented.id));
  throw new Refusal(user && !accountOf(user) ? 'no_company' : 'session_ended');
}

const opened = <R extends { session_id: string; generation: number }>(user: R) => ({
  session: { id: user.session_id, generation: user.generation },
  user,
});
