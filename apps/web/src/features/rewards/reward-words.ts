// Rewards in words.
import type { CompanyReward, OwnReward } from '@questline/contract';
import { moneyText, paymentMethods } from '@questline/contract/plain';
import { dayInWords } from '../../lib/format/days.ts';

const list = new Intl.ListFormat('en-US');

/** The task, or the whole initiative. */
export const whatFor = ({ task, initiative }: Pick<OwnReward, 'task' | 'initiative'>) =>
  task?.title ?? initiative.name;

/** "$20 for “Write five questions”" */
export const rewardTitle = (reward: OwnReward | CompanyReward) =>
  `${moneyText(reward)} for “${whatFor(reward)}”`;

/** "You owe 2 students $60 and €20." */
export function sumInWords(rewards: readonly Pick<CompanyReward, 'amount' | 'currency' | 'student'>[]) {
  const students = new Set(rewards.map(({ student }) => student.id)).size;
  const sums = new Map<string, number>();
  for (const { currency, amount } of rewards) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const money = Array.from(sums, ([currency, amount]) => moneyText({ currency, amount }));
  return `You owe ${students === 1 ? '1 student' : `${students} students`} ${list.format(money)}.`;
}

/** "Nov 10, 2026 · Cash". A line can break after the dot, not before it. */
export const paymentInWords = ({ paid_on, paid_how }: NonNullable<OwnReward['payment']>) =>
  `${dayInWords(paid_on)}\u00A0· ${paymentMethods[paid_how]}`;
