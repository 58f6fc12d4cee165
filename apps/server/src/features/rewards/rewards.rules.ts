// Decisions about rewards: pure, no I/O, no clock. The steps of each side are in the contract's rules.
import { canOfPayer, limits, type RewardState } from '@questline/contract';

const dayMs = 86_400_000;

/** Whether the company can't activate initiatives because of it. */
export const isOverdue = ({ state, owed_at }: { state: RewardState; owed_at: string }, now: Date) =>
  canOfPayer(state).pay && now.getTime() - Date.parse(owed_at) > limits.rewardOverdueDays * dayMs;

/** The latest day that it is anywhere. A payment can't be in the future. */
export const lastDay = (now: Date) => new Date(now.getTime() + dayMs).toISOString().slice(0, 10);

type Payment = { paid_on: string | null; paid_how: string | null };

/** Whether this person has said exactly this before: their request was repeated. */
export const isRepeated = (
  row: Payment & { state: RewardState; paid_by: string | null },
  { paid_on, paid_how }: Payment,
  personId: string,
) => row.state === 'paid' && row.paid_by === personId && row.paid_on === paid_on && row.paid_how === paid_how;
