// The first sign-in of an operator, with the link that `questline operator create` prints or a lead sends: password, passkey, recovery codes.
import { limits, type NewCredential, type PasskeyCreation } from '@questline/contract';
import { anonymous } from '../../platform/actor.ts';
import { hashSecret } from '../../platform/auth/secrets.ts';
import type { HttpCall } from '../../platform/http/http-call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { checkPassword } from '../session/session.public.ts';
import type { DeskDeps } from './desk.deps.ts';
import { completeSetup, findSetup, insertPasskey } from './desk.queries.ts';
import { startSession } from './operator-session.ts';
import { checkNewPasskey, offerPasskey } from './passkeys.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { rememberOperator } from './sign-in.ts';

type Entered = { token: string; password: string };

export async function readSetup({ deskDatabase }: DeskDeps, token: string) {
  const operator = await deskDatabase.as(anonymous).maybe(findSetup(hashSecret(token)));
  if (!operator) throw new Refusal('link_expired');
  return operator;
}

async function checkEntered(deps: DeskDeps, { token, password }: Entered) {
  const operator = await readSetup(deps, token);
  const person = { email: operator.email, full_name: operator.name };
  checkPassword(password, person, limits.operatorPasswordMinLength);
  return { operator, db: deps.deskDatabase.as({ kind: 'operator', id: operator.id }) };
}

export async function beginSetup(deps: DeskDeps, entered: Entered): Promise<PasskeyCreation> {
  const { operator, db } = await checkEntered(deps, entered);
  return offerPasskey(deps, db, operator);
}

type Completed = Entered & { challenge: string; credential: NewCredential };

export async function finishSetup(deps: DeskDeps, http: HttpCall, completed: Completed) {
  const { operator, db } = await checkEntered(deps, completed);
  const passkey = await checkNewPasskey(deps, db, completed);
  const passwordHash = await deps.passwords.hash(completed.password);
  const done = await db.tx(async (tx) => {
    if (!(await tx.maybe(completeSetup(hashSecret(completed.token), passwordHash))))
      throw new Refusal('link_expired');
    const added = await tx.maybe(insertPasskey({ operator_id: operator.id, name: http.device, ...passkey }));
    if (!added) throw new Refusal('passkey_refused');
    const codes = await replaceRecoveryCodes(tx, operator.id);
    return { codes, token: await startSession(tx, operator.id, http.device) };
  });
  rememberOperator(deps, http, operator.email);
  return done;
}
