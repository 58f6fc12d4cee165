import type { SignedIn } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { passwordChecks } from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';
import { findPassword } from '../session.queries.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'passwords' | 'rateLimit'>;

/** For actions that a borrowed browser must not be able to take. Attempts count per account, so ten guesses are the
 *  most. */
export async function confirmPassword(
  { authDatabase, passwords, rateLimit }: Deps,
  actor: SignedIn,
  password: string,
) {
  const db = authDatabase.as(actor);
  await rateLimit.admit(db, passwordChecks(actor.personId));
  const found = await db.maybe(findPassword(actor.personId));
  if (!found) throw new Refusal('not_signed_in');
  if (!(await passwords.verify(password, found.password_hash))) throw new Refusal('wrong_password');
  await db.run(rateLimit.forgetAttempts(passwordChecks(actor.personId)));
  const { password_hash: _, ...user } = found;
  return user;
}
