// The reward as the editor's form has it: the amount as people type it, and a choice for the rest even without one.
import type { Currency, Reward, RewardPer } from '@questline/contract/plain';

export type RewardValues = {
  /** "12.5" for $12.50. Null: no reward. */
  amount: number | null;
  currency: Currency;
  per: RewardPer;
};

export const rewardValuesOf = (reward: Reward | null | undefined): RewardValues =>
  reward ? { ...reward, amount: reward.amount / 100 } : { amount: null, currency: 'USD', per: 'task' };

export const rewardOfValues = ({ amount, ...rest }: RewardValues): Reward | null =>
  amount === null ? null : { ...rest, amount: Math.round(amount * 100) };
