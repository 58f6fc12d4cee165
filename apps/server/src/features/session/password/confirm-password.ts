import type { Account } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { passwordChecks } from '../session.limits.ts';
import type { SessionNeeds } from '../session.deps.ts';
import { findPassword } from '../session.queries.ts';

type Needs = Pick<SessionNeeds, 'authDatabase' | 'passwords' | 'tries'>;

/** For actions that a borrowed browser must not be able to take. Attempts count per account, so ten guesses are the
 *  most. */
export async function confirmPassword(
  { authDatabase, passwords, tries }: Needs,
  actor: Account,
  password: string,
) {
  const db = authDatabase.as(actor);
  await tries.admit(db, passwordChecks(actor.id));
  const found = await db.maybe(findPassword(actor.id));
  if (!found) throw new Refusal('not_signed_in');
  if (!(await passwords.verify(password, found.password_hash))) throw new Refusal('wrong_password');
  await db.run(tries.forgetTries(passwordChecks(actor.id)));
  const { password_hash: _, ...user } = found;
  return user;
}
