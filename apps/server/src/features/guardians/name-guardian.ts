import { guardianTextVersion, type OwnGuardian } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GuardiansDeps } from './guardians.deps.ts';
import { changesPerStudent, emailsPerGuardian } from './guardians.limits.ts';
import { findOwn, nameGuardian, whyNotApply } from './guardians.queries.ts';
import { viewOwn } from './guardians.view.ts';

type Deps = Pick<GuardiansDeps, 'rateLimit' | 'mode'>;

export async function readOwn({ mode }: Pick<Deps, 'mode'>, db: Db, student: Account): Promise<OwnGuardian> {
  const [own, { refusal }] = await Promise.all([db.maybe(findOwn(student.id)), db.one(whyNotApply())]);
  return viewOwn(own, refusal === 'guardian_needed', mode);
}

/** keeper.name_guardian decides who may. The event sends the emails. */
export async function nameOwn({ rateLimit, mode }: Deps, db: Db, student: Account, email: string) {
  if (mode === 'off') throw new Refusal('forbidden');
  await rateLimit.admit(db, changesPerStudent(student.id));
  await rateLimit.admit(db, emailsPerGuardian(email));
  await db.run(nameGuardian(email, guardianTextVersion));
  return readOwn({ mode }, db, student);
}
