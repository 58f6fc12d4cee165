import type { SignedIn } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import type { SessionDeps } from '../session.deps.ts';
import { deleteOwnAccount, lockPassword } from '../session.queries.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'passwords' | 'rateLimit'>;

/** db/policies/session-deletion.sql decides what is deleted and what stays, and records the events. */
export async function deleteAccount(deps: Deps, actor: SignedIn, password: string) {
  const user = await confirmPassword(deps, actor, password);
  await deps.authDatabase.as(actor).tx(async (tx) => {
    // Someone with an old password must not win against the owner's reset.
    if (!(await tx.maybe(lockPassword(actor.personId, user.password_version))))
      throw new Refusal('wrong_password');
    await tx.one(deleteOwnAccount());
  });
}
