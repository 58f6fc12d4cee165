import type { Input, session } from '@questline/contract';
import { anonymous, type Actor } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { admitSignIn, type SignInFrom } from '../sign-in/admit-sign-in.ts';
import { signInsPerAccount } from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';
import { findCredentials, findUser, setVerified } from '../session.queries.ts';

type Verification = Input<(typeof session)['POST /api/session/verification']>['body'];
type Deps = Pick<SessionDeps, 'authDatabase' | 'links' | 'passwords' | 'rateLimit'>;

/** The link proves control of the email, not that its owner created the account: anyone can sign up with it. So a
 *  person who is not signed in to that account must also enter its password. Using a link again changes nothing and
 *  isn't an error. */
export async function verifyEmail(
  deps: Deps,
  from: SignInFrom,
  actor: Actor,
  { token, password }: Verification,
) {
  const { authDatabase, links } = deps;
  const db = authDatabase.as(anonymous);
  const link = links.read('verify', token, new Date());
  const user = link && (await db.maybe(findUser(link.subject)));
  if (!user || links.fingerprint(user.email) !== link.version) throw new Refusal('link_expired');
  if (user.email_verified_at) return;
  if (actor.kind === 'anonymous' || actor.personId !== user.id)
    await checkAccount(deps, from, user.email, password);
  await db.run(setVerified(user.id));
}

async function checkAccount(deps: Deps, from: SignInFrom, email: string, password: string | undefined) {
  const { authDatabase, passwords, rateLimit } = deps;
  if (!password) throw new Refusal('password_needed');
  const db = authDatabase.as(anonymous);
  await admitSignIn(db, deps, from, email);
  const found = await db.maybe(findCredentials(email));
  if (!(await passwords.verify(password, found?.password_hash))) throw new Refusal('wrong_credentials');
  await db.run(rateLimit.forgetAttempts(signInsPerAccount(from.address, email)));
}
