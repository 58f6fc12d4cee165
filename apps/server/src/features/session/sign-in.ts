import type { Input, session } from '@questline/contract';
import { anonymous } from '../../platform/actor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signInsPerAccount, signInsPerNetwork } from './session.limits.ts';
import type { SessionNeeds } from './session.needs.ts';
import { findCredentials, insertSession } from './session.queries.ts';

type SignIn = Input<(typeof session)['POST /api/session']>['body'];
type From = { address: string; device: string };
type Needs = Pick<SessionNeeds, 'authDatabase' | 'passwords' | 'tries'>;

/** Up to the refusal a known and an unknown address take the same steps, and so the same time. */
export async function signIn(needs: Needs, from: From, { email, password }: SignIn) {
  const { authDatabase, passwords, tries } = needs;
  const db = authDatabase.as(anonymous);
  const tried = signInsPerAccount(from.address, email);
  await tries.admit(db, signInsPerNetwork(from.address));
  await tries.admit(db, tried);

  const found = await db.maybe(findCredentials(email));
  const isRight = await passwords.verify(password, found?.password_hash);
  if (!found || !isRight) throw new Refusal('wrong_credentials');

  const { password_hash: _, ...user } = found;
  return db.tx(async (tx) => {
    await tx.run(tries.forgetTries(tried));
    return { session: await tx.one(insertSession(user.id, from.device)), user };
  });
}
