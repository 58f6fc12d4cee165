import { anonymous } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SessionDeps } from '../session.deps.ts';
import { endSession, findLivingSession, turnSession } from '../session.queries.ts';
import { lateRenewal } from '../session.rules.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'refreshTokens'>;

/** Uses only the refresh token. The first request with a generation advances the session, simultaneous ones get the
 *  same new token, and an old token ends the session for both its owner and a thief. */
export async function renewSession({ authDatabase, refreshTokens }: Deps, token: string | undefined) {
  const presented = token === undefined ? undefined : refreshTokens.read(token);
  if (!presented) throw new Refusal('session_ended');
  const db = authDatabase.as(anonymous);
  const turned = await db.maybe(turnSession(presented.id, presented.generation));
  if (turned) return opened(turned);

  const living = await db.maybe(findLivingSession(presented.id));
  const late = lateRenewal(living, presented.generation);
  if (living && late === 'again') return opened(living);
  if (late === 'reuse') await db.run(endSession(presented.id));
  throw new Refusal('session_ended');
}

const opened = <R extends { session_id: string; generation: number }>(user: R) => ({
  session: { id: user.session_id, generation: user.generation },
  user,
});
