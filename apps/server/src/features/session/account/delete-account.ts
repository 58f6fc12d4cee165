import type { Account } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import type { SessionNeeds } from '../session.deps.ts';
import { deleteOwnAccount, holdPassword } from '../session.queries.ts';

type Needs = Pick<SessionNeeds, 'authDatabase' | 'passwords' | 'tries'>;

/** db/policies/session-deletion.sql decides what is deleted and what stays, and records the events. */
export async function deleteAccount(needs: Needs, actor: Account, password: string) {
  const user = await confirmPassword(needs, actor, password);
  await needs.authDatabase.as(actor).tx(async (tx) => {
    // Somebody with an old password must not win against the owner's reset.
    if (!(await tx.maybe(holdPassword(actor.id, user.password_version)))) throw new Refusal('wrong_password');
    await tx.one(deleteOwnAccount());
  });
}
