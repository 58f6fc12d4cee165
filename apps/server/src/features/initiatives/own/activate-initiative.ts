import type { SignedIn } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { InitiativesDeps } from '../initiatives.deps.ts';
import { lockOwn, setStatus } from './initiatives.own.queries.ts';
import { whyNotActivate } from '../initiatives.rules.ts';
import { readOwn } from './read-own.ts';

export const activateInitiative = (deps: InitiativesDeps, db: Db, company: SignedIn, id: string) =>
  db.tx(async (tx) => {
    const initiative = await tx.one(lockOwn(company.id, id));
    if (initiative.status === 'inactive') {
      const refusal = whyNotActivate(initiative);
      if (refusal) throw new Refusal(refusal);
      await tx.run(setStatus(id, 'active'));
      await tx.run(recordEvent('initiative.saved', id, company.id));
    }
    return readOwn(deps, tx, company, id);
  });

/** Students already working on it can continue, so nobody is notified. */
export const deactivateInitiative = (deps: InitiativesDeps, db: Db, company: SignedIn, id: string) =>
  db.tx(async (tx) => {
    const { status } = await tx.one(lockOwn(company.id, id));
    if (status === 'active') {
      await tx.run(setStatus(id, 'inactive'));
      await tx.run(recordEvent('initiative.saved', id, company.id));
    }
    return readOwn(deps, tx, company, id);
  });
