import type { CompanyProfile, Onboarding, OpenInitiative } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Statements } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  findOnboarding,
  getCompany,
  listChained,
  listUnchained,
  type ProfileRow,
} from './companies.queries.ts';
import { viewOnboarding, viewOpen, viewProfile } from './companies.view.ts';

/** An access token outlives a deleted account by a few minutes. */
export function stillThere(row: ProfileRow | undefined): ProfileRow {
  if (!row) throw new Refusal('not_signed_in');
  return row;
}

export const readProfile = async (db: Statements, actor: Account): Promise<CompanyProfile> =>
  viewProfile(stillThere(await db.maybe(getCompany(actor.id))), actor);

/** A company's active initiatives in quest chain order. */
export async function readChain(db: Statements, companyId: string): Promise<OpenInitiative[]> {
  const [chained, others] = await Promise.all([
    db.many(listChained(companyId)),
    db.many(listUnchained(companyId)),
  ]);
  return [...chained, ...others].map(viewOpen);
}

export async function readOnboarding(db: Statements, companyId: string): Promise<Onboarding> {
  const [row, chain] = await Promise.all([db.maybe(findOnboarding(companyId)), readChain(db, companyId)]);
  return viewOnboarding(row, chain);
}
