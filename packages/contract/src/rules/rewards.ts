// How rewards are written, and which steps each side can take. Amounts are in cents.
import type { Currency, RewardPer, RewardState } from '../vocabularies/rewards.ts';

export type Reward = { amount: number; currency: Currency; per: RewardPer };

type Columns = {
  reward_amount: number | null;
  reward_currency: string | null;
  reward_per: RewardPer | null;
};

/** The reward in a row of the database: all three columns or none. */
export const rewardOf = ({
  reward_amount: amount,
  reward_currency: currency,
  reward_per: per,
}: Columns): Reward | null =>
  amount === null || currency === null || per === null
    ? null
    : { amount, currency: currency as Currency, per };

/** "$20" or "$12.50". */
export const moneyText = ({ amount, currency }: { amount: number; currency: string }): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100);

/** "$20 for each approved task" */
export const rewardText = (reward: Reward): string =>
  `${moneyText(reward)} ${reward.per === 'task' ? 'for each approved task' : 'when every task is approved'}`;

export const canOfPayer = (state: RewardState) => ({
  pay: state === 'owed' || state === 'missing',
  take_back: state === 'paid',
});

/** A payment that was missing can still arrive. */
export const canOfPaid = (state: RewardState) => ({
  confirm: state === 'paid' || state === 'missing',
  deny: state === 'paid',
});
