import type { SignedIn } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { confirmPassword } from '../password/confirm-password.ts';
import type { SessionDeps } from '../session.deps.ts';
import { deleteOwnAccount, deleteOwnCompany, lockPassword } from '../session.queries.ts';

type Deps = Pick<SessionDeps, 'authDatabase' | 'passwords' | 'rateLimit'>;

/** db/policies/session-deletion.sql decides what is deleted and what stays, and records the events. */
export const deleteAccount = (deps: Deps, actor: SignedIn, password: string) =>
  withPassword(deps, actor, password, async (tx) => {
    if (actor.kind === 'company') await tx.run(recordEvent('team.changed', actor.id, actor.id));
    await tx.one(deleteOwnAccount());
  });

export const deleteCompany = (deps: Deps, actor: SignedIn, password: string) =>
  withPassword(deps, actor, password, (tx) => tx.run(deleteOwnCompany()));

async function withPassword(
  deps: Deps,
  actor: SignedIn,
  password: string,
  remove: (tx: Statements) => Promise<void>,
) {
  const user = await confirmPassword(deps, actor, password);
  await deps.authDatabase.as(actor).tx(async (tx) => {
    // Someone with an old password must not win against the owner's reset.
    if (!(await tx.maybe(lockPassword(actor.personId, user.password_version))))
      throw new Refusal('wrong_password');
    await remove(tx);
  });
}
