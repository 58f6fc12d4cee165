import { anonymous, type Actor } from '../../../platform/actor.ts';
import type { SessionDeps } from '../session.deps.ts';
import { endSessionsOfOwner, endSessionsOf } from '../session.queries.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'refreshTokens'>;

/** Ends all sessions. Either token is enough, so a page whose access token has just expired can sign out too. */
export async function signOut(
  { authDatabase, refreshTokens }: Deps,
  actor: Actor,
  token: string | undefined,
) {
  const presented = token === undefined ? undefined : refreshTokens.read(token);
  if (actor.kind !== 'anonymous') await authDatabase.as(actor).run(endSessionsOf(actor.personId));
  if (presented) await authDatabase.as(anonymous).run(endSessionsOfOwner(presented.id));
}
