import type { CompanyReward, PaymentMethod } from '@questline/contract';
import { canOfPayer } from '@questline/contract';
import type { SignedIn } from '../../platform/actor.ts';
import type { Db, Statements } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { viewAuthor } from '../team/team.public.ts';
import type { RewardsDeps } from './rewards.deps.ts';
import { getOfCompany, lockReward, markPaid, takeBack } from './rewards.queries.ts';
import { isRepeated, lastDay } from './rewards.rules.ts';
import { payersOf, viewCompanyReward } from './rewards.view.ts';

type Payment = { paid_on: string; paid_how: PaymentMethod };

/** The first of two teammates wins; the second is refused with who it was. */
export function payReward(
  deps: RewardsDeps,
  db: Db,
  company: SignedIn,
  { id, payment, now }: { id: string; payment: Payment; now: Date },
): Promise<CompanyReward> {
  if (payment.paid_on > lastDay(now))
    throw new Refusal('invalid_input', { fields: { 'body.paid_on': "This day hasn't come yet." } });
  return db.tx(async (tx) => {
    const before = await tx.one(lockReward(id));
    if (!isRepeated(before, payment, company.personId)) {
      if (!canOfPayer(before.state).pay) throw await changedBefore(deps, tx, company, before);
      await tx.run(markPaid(id, payment));
      await tx.run(recordEvent('reward.paid', id, company.id));
    }
    return readOfCompany(deps, tx, company, id, now);
  });
}

/** Until the student has answered. */
export const takeBackPayment = (
  deps: RewardsDeps,
  db: Db,
  company: SignedIn,
  { id, now }: { id: string; now: Date },
): Promise<CompanyReward> =>
  db.tx(async (tx) => {
    const before = await tx.one(lockReward(id));
    // Repeated, or a teammate did it.
    if (!canOfPayer(before.state).pay) {
      if (!canOfPayer(before.state).take_back) throw new Refusal('conflict', { state: before.state });
      await tx.run(takeBack(id));
      await tx.run(recordEvent('reward.reopened', id, company.id));
    }
    return readOfCompany(deps, tx, company, id, now);
  });

async function readOfCompany(
  { namesOf }: RewardsDeps,
  tx: Statements,
  company: SignedIn,
  id: string,
  now: Date,
) {
  const row = await tx.one(getOfCompany(id));
  return viewCompanyReward(row, { reader: company, names: await namesOf(tx, company, payersOf([row])), now });
}

type Changed = { state: string; paid_by: string | null; paid_at: string | null };

async function changedBefore(
  { namesOf }: RewardsDeps,
  tx: Statements,
  company: SignedIn,
  { state, paid_by, paid_at }: Changed,
) {
  if (paid_by === null || paid_at === null) return new Refusal('conflict', { state });
  const names = await namesOf(tx, company, [paid_by]);
  return new Refusal('conflict', {
    state,
    first: { by: viewAuthor(paid_by, company, names), at: paid_at },
  });
}
