import type { Input, session } from '@questline/contract';
import { anonymous } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { admitSignIn, type SignInFrom } from './admit-sign-in.ts';
import { signInsPerAccount } from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';
import { accountOf } from '../session.rules.ts';
import { findCredentials, lockPassword, insertSession } from '../session.queries.ts';

type SignIn = Input<(typeof session)['POST /api/session']>['body'];
type From = SignInFrom & { device: string };
type Deps = Pick<SessionDeps, 'authDatabase' | 'links' | 'passwords' | 'rateLimit'>;

/** Known and unknown emails take the same steps up to the refusal, and so the same time. */
export async function signIn(deps: Deps, from: From, { email, password }: SignIn) {
  const { authDatabase, passwords, rateLimit } = deps;
  const db = authDatabase.as(anonymous);
  await admitSignIn(db, deps, from, email);

  const found = await db.maybe(findCredentials(email));
  const isRight = await passwords.verify(password, found?.password_hash);
  if (!found || !isRight) throw new Refusal('wrong_credentials');

  const { password_hash: _, password_version, suspended, ...user } = found;
  if (suspended) throw new Refusal('account_suspended');
  if (!accountOf(user)) throw new Refusal('no_company');
  return db.tx(async (tx) => {
    // A reset during the check has ended all sessions, so no new one may start after it.
    if (!(await tx.maybe(lockPassword(user.id, password_version)))) throw new Refusal('wrong_credentials');
    await tx.run(rateLimit.forgetAttempts(signInsPerAccount(from.address, email)));
    return { session: await tx.one(insertSession(user.id, from.device)), user };
  });
}
