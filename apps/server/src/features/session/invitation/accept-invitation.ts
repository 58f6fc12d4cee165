// Accepting an invitation. Neither way tells whether the email has an account: signing up fails the same way for any
// known email, and signing in says more only after the right password.
import type { Input, invitations } from '@questline/contract';
import { anonymous } from '../../../platform/actor.ts';
import type { Statements } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { checkPassword } from '../password/check-password.ts';
import type { SessionDeps } from '../session.deps.ts';
import { signInsPerAccount, signUpsPerNetwork } from '../session.limits.ts';
import {
  findCredentials,
  findUser,
  insertProfile,
  insertSession,
  insertUser,
  lockPassword,
  setNewSignup,
  setVerified,
} from '../session.queries.ts';
import { admitSignIn, type SignInFrom } from '../sign-in/admit-sign-in.ts';
import { joinTeam } from './invitation.queries.ts';
import { openInvitation } from './open-invitation.ts';

type SignUp = Input<(typeof invitations)['POST /api/invitation/sign-up']>['body'];
type SignIn = Input<(typeof invitations)['POST /api/invitation/sign-in']>['body'];
type From = SignInFrom & { device: string };

/** With a new account. The link proves that they control the email, so it counts as verified. */
export async function signUpInvited(deps: SessionDeps, from: From, { token, password, full_name }: SignUp) {
  const { authDatabase, passwords, rateLimit, passwordMin } = deps;
  const db = authDatabase.as(anonymous);
  const invitation = await openInvitation(deps, token);
  checkPassword(password, { full_name, email: invitation.email }, passwordMin);
  await rateLimit.admit(db, signUpsPerNetwork(from.address));
  const password_hash = await passwords.hash(password);
  return db.tx(async (tx) => {
    const { id } = await tx.one(insertProfile({ user_type: 'company', full_name }));
    const user = { id, email: invitation.email, password_hash, company_name: null };
    if (!(await tx.maybe(insertUser(user)))) throw new Refusal('invitation_failed');
    await join(tx, invitation, id);
    // The welcome is for people who start a company.
    await tx.run(setNewSignup(id, 'false'));
    return open(tx, id, from.device);
  });
}

/** With an account that belongs to no company. */
export async function signInInvited(deps: SessionDeps, from: From, { token, password }: SignIn) {
  const { authDatabase, passwords, rateLimit } = deps;
  const db = authDatabase.as(anonymous);
  const invitation = await openInvitation(deps, token);
  await admitSignIn(db, deps, from, invitation.email);
  const found = await db.maybe(findCredentials(invitation.email));
  const isRight = await passwords.verify(password, found?.password_hash);
  // Students can't join a company.
  if (!found || !isRight || found.user_type === 'student') throw new Refusal('wrong_credentials');
  if (found.company_id) throw new Refusal('already_in_company');
  return db.tx(async (tx) => {
    if (!(await tx.maybe(lockPassword(found.id, found.password_version))))
      throw new Refusal('wrong_credentials');
    await tx.run(rateLimit.forgetAttempts(signInsPerAccount(from.address, invitation.email)));
    await join(tx, invitation, found.id);
    return open(tx, found.id, from.device);
  });
}

async function join(tx: Statements, { id, version }: { id: string; version: number }, personId: string) {
  const joined = await tx.maybe(joinTeam(id, version, personId));
  // Used, canceled or sent again in the same moment.
  if (!joined) throw new Refusal('link_expired');
  await tx.run(setVerified(personId));
  await tx.run(recordEvent('team.changed', joined.company_id!, null));
}

const open = async (tx: Statements, id: string, device: string) => ({
  session: await tx.one(insertSession(id, device)),
  user: await tx.one(findUser(id)),
});
