// Signing in takes two steps: the password, which is answered with a challenge, and then a passkey that signs the
// challenge, or a recovery code.
import type { PasskeyRequest, UsedCredential } from '@questline/contract';
import { anonymous, type Operator } from '../../platform/actor.ts';
import { hashSecret } from '../../platform/auth/secrets.ts';
import type { Db } from '../../platform/database/db.ts';
import type { HttpCall } from '../../platform/http/http-call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { admitSignIn, rememberBrowser, signInsPerAccount } from '../session/session.public.ts';
import type { DeskDeps } from './desk.deps.ts';
import { recoveryAttempts } from './desk.limits.ts';
import {
  confirmSession,
  findCredentials,
  findSignIn,
  recordUse,
  takeChallenge,
  takeRecoveryCode,
} from './desk.queries.ts';
import { startSession } from './operator-session.ts';
import { checkUsedPasskey, requestPasskey } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/** The app's sign-in counts the same email separately, and each side remembers its browsers with its own cookie. */
const accountOf = (email: string) => `desk ${email}`;
const browserOf = (http: HttpCall) => ({
  address: http.address,
  cookie: (name: string) => http.cookie(`desk-${name}`),
  setCookie: (name: string, value: string, options: { maxAgeSeconds: number }) =>
    http.setCookie(`desk-${name}`, value, options),
});

/** Known, unknown and disabled operators take the same steps up to the refusal, and so the same time. */
export async function checkPassword(
  deps: DeskDeps,
  http: HttpCall,
  { email, password }: { email: string; password: string },
): Promise<PasskeyRequest> {
  const db = deps.deskDatabase.as(anonymous);
  await admitSignIn(db, deps, browserOf(http), accountOf(email));
  const found = await db.maybe(findCredentials(email));
  const isRight = await deps.passwords.verify(password, found?.password_hash ?? undefined);
  if (!found || !isRight) throw new Refusal('wrong_credentials');
  return requestPasskey(deps, deps.deskDatabase.as({ kind: 'operator', id: found.id }), found.id, 'sign-in');
}

/** The operator whose password was right. */
async function awaiting({ deskDatabase }: DeskDeps, challenge: string) {
  const operator = await deskDatabase.as(anonymous).maybe(findSignIn(hashSecret(challenge)));
  if (!operator) throw new Refusal('session_ended');
  return { ...operator, db: deskDatabase.as({ kind: 'operator', id: operator.id }) };
}

export async function signInWithPasskey(
  deps: DeskDeps,
  http: HttpCall,
  presented: { challenge: string; credential: UsedCredential },
): Promise<string> {
  const { id, email, db } = await awaiting(deps, presented.challenge);
  const passkey = await checkUsedPasskey(deps, db, presented, 'sign-in');
  const token = await db.tx(async (tx) => {
    await tx.run(recordUse(passkey.id, passkey.counter));
    await tx.run(deps.rateLimit.forgetAttempts(signInsPerAccount(http.address, accountOf(email))));
    return startSession(tx, id, http.device);
  });
  rememberOperator(deps, http, email);
  return token;
}

/** Makes dangerous actions possible in this session for a few minutes. */
export async function confirmWithPasskey(
  deps: DeskDeps,
  db: Db,
  { session }: Operator,
  presented: { challenge: string; credential: UsedCredential },
): Promise<void> {
  const passkey = await checkUsedPasskey(deps, db, presented, 'confirm');
  await db.tx(async (tx) => {
    await tx.run(recordUse(passkey.id, passkey.counter));
    await tx.run(confirmSession(session.id));
  });
}

/** A wrong code leaves the challenge, so that a typing mistake doesn't cost the password step. */
export async function signInWithCode(
  deps: DeskDeps,
  http: HttpCall,
  { challenge, code }: { challenge: string; code: string },
): Promise<string> {
  const { id, email, db } = await awaiting(deps, challenge);
  await deps.rateLimit.admit(db, recoveryAttempts(id));
  const token = await db.tx(async (tx) => {
    if (!(await tx.maybe(takeRecoveryCode(hashRecoveryCode(code)))))
      throw new Refusal('recovery_code_refused');
    if (!(await tx.maybe(takeChallenge(hashSecret(challenge), 'sign-in'))))
      throw new Refusal('session_ended');
    await tx.run(deps.rateLimit.forgetAttempts(recoveryAttempts(id)));
    return startSession(tx, id, http.device);
  });
  rememberOperator(deps, http, email);
  return token;
}

/** Attempts from this browser no longer count together with those of strangers. */
export const rememberOperator = (deps: DeskDeps, http: HttpCall, email: string) =>
  rememberBrowser(deps, browserOf(http), accountOf(email));
