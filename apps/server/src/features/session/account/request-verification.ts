import type { SignedIn } from '../../../platform/actor.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { verificationsPerAccount } from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';
import { findUser } from '../session.queries.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'rateLimit'>;

/** Does nothing for a verified email; asking again isn't an error. */
export async function requestVerification({ authDatabase, rateLimit }: Deps, actor: SignedIn) {
  const db = authDatabase.as(actor);
  const user = await db.maybe(findUser(actor.personId));
  if (!user) throw new Refusal('not_signed_in');
  if (user.email_verified_at) return;
  await rateLimit.admit(db, verificationsPerAccount(actor.personId));
  await db.run(recordEvent('user.verification_requested', actor.personId, actor.id));
}
