import type { Input, session } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Generation } from '../../../platform/auth/tokens-refresh.ts';
import { checkPassword } from './check-password.ts';
import { confirmPassword } from './confirm-password.ts';
import type { SessionDeps } from '../session.deps.ts';
import { setPassword } from '../session.queries.ts';
import { endElsewhere } from '../sign-in/sign-out-elsewhere.ts';

type Change = Input<(typeof session)['PUT /api/session/password']>['body'];
type Deps = Pick<SessionDeps, 'authDatabase' | 'passwords' | 'rateLimit' | 'passwordMin'>;

/** The browser that changed it stays signed in; all others need the new password. */
export async function changePassword(
  deps: Deps,
  actor: SignedIn,
  presented: Generation | undefined,
  change: Change,
) {
  const user = await confirmPassword(deps, actor, change.current_password);
  checkPassword(change.password, user, deps.passwordMin);
  const hash = await deps.passwords.hash(change.password);
  await deps.authDatabase.as(actor).tx(async (tx) => {
    const changed = await tx.maybe(setPassword(actor.personId, user.password_version, hash));
    if (!changed) throw new Refusal('conflict');
    await endElsewhere(tx, actor, presented);
  });
}
