import type { Input, session } from '@questline/contract';
import { anonymous } from '../../../platform/actor.ts';
import type { Db, Statements } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { HttpCall } from '../../../platform/http/http-call.ts';
import { checkPassword } from '../password/check-password.ts';
import { isTooYoung } from './check-age.ts';
import { signUpNotices, signUpsPerNetwork } from '../session.limits.ts';
import type { SessionDeps } from '../session.deps.ts';
import {
  findUser,
  findUserId,
  insertCompany,
  insertProfile,
  insertSession,
  insertStudent,
  insertUser,
} from '../session.queries.ts';

type SignUp = Input<(typeof session)['POST /api/users']>['body'];
type From = Pick<HttpCall, 'address' | 'device' | 'cookie' | 'setCookie'>;
type Deps = Pick<SessionDeps, 'authDatabase' | 'passwords' | 'rateLimit' | 'passwordMin' | 'companyReview'>;

/** Creates the account, its first session and the event, all or none. */
export async function signUp(deps: Deps, from: From, { email, password, data }: SignUp) {
  const { authDatabase, passwords, rateLimit, passwordMin, companyReview } = deps;
  if (data.user_type === 'student' && isTooYoung(from, data.birth_month))
    throw new Refusal('account_refused');
  const db = authDatabase.as(anonymous);
  const companyName = data.user_type === 'company' ? data.company_name || data.full_name : null;
  checkPassword(password, { ...data, email }, passwordMin);
  await rateLimit.admit(db, signUpsPerNetwork(from.address));
  // Hashed for a known email too, so the response takes the same time.
  const password_hash = await passwords.hash(password);

  const opened = await db
    .tx(async (tx) => {
      const { id } = await tx.one(insertProfile({ user_type: data.user_type, full_name: data.full_name }));
      const isNew = await tx.maybe(insertUser({ id, email, password_hash, company_name: companyName }));
      if (!isNew) throw new AddressKnown();
      await tx.run(
        data.user_type === 'company'
          ? insertCompany(id, companyReview ? 'not_submitted' : 'verified')
          : insertStudent(id, data.birth_month),
      );
      await tx.run(recordEvent('user.signed_up', id, null));
      return open(tx, id, from.device);
    })
    .catch((error: unknown) => {
      if (error instanceof AddressKnown) return undefined;
      throw error;
    });
  if (opened) return opened;

  await notifyOwner(db, rateLimit, email);
  throw new Refusal(data.user_type === 'company' ? 'company_sign_up_failed' : 'sign_up_failed');
}

/** Rolls back the account being created. */
class AddressKnown extends Error {}

const open = async (tx: Statements, id: string, device: string) => ({
  session: await tx.one(insertSession(id, device)),
  user: await tx.one(findUser(id)),
});

async function notifyOwner(db: Db, rateLimit: Deps['rateLimit'], email: string) {
  const owner = await db.maybe(findUserId(email));
  const { allowed } = await db.one(rateLimit.countAttempt(signUpNotices(email)));
  if (owner && allowed) await db.run(recordEvent('user.sign_up_repeated', owner.id, null));
}
