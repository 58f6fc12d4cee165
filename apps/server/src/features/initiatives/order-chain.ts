import type { Account } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findOnboarding, lockCompany } from '../companies/companies.public.ts';
import { clearChain, listStatuses, setChain } from './own/initiatives.own.queries.ts';

/** Replaces the whole order, for a company that has unlocked it. */
export const orderChain = (db: Db, company: Account, ids: string[]) =>
  db.tx(async (tx) => {
    await tx.one(lockCompany(company.id));
    const onboarding = await tx.maybe(findOnboarding(company.id));
    if (!onboarding?.onboarding_completed) throw new Refusal('chain_locked');
    const named = await tx.many(listStatuses(company.id, ids));
    if (named.length < ids.length) throw new Refusal('not_found');
    // Paused in another tab since then.
    if (named.some(({ status }) => status !== 'active')) throw new Refusal('conflict');

    await tx.run(clearChain(company.id));
    await tx.run(setChain(company.id, ids));
    return { items: ids.map((id, i) => ({ id, chain_position: i + 1 })) };
  });
