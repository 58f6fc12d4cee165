// Rewards in words.
import type { CompanyReward, OwnReward } from '@questline/contract';
import { limits, moneyText, paymentMethods } from '@questline/contract/plain';
import { dayInWords, shortDay, today } from '../../lib/format/days.ts';

const list = new Intl.ListFormat('en-US');

/** The task, or the whole initiative. */
export const whatFor = ({ task, initiative }: Pick<OwnReward, 'task' | 'initiative'>) =>
  task?.title ?? initiative.name;

/** "$20 for “Write five questions”" */
export const rewardTitle = (reward: OwnReward | CompanyReward) =>
  `${moneyText(reward)} for “${whatFor(reward)}”`;

type Owed = Pick<CompanyReward, 'amount' | 'currency' | 'student'>;

/** "$60 and €20" */
export function sumOf(rewards: readonly Owed[]) {
  const sums = new Map<string, number>();
  for (const { currency, amount } of rewards) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return list.format(Array.from(sums, ([currency, amount]) => moneyText({ currency, amount })));
}

/** One group per student, in the order of their first reward. */
export const byStudent = <Reward extends Owed>(rewards: readonly Reward[]): Reward[][] => [
  ...Map.groupBy(rewards, ({ student }) => student.id).values(),
];

/** "You owe 2 students $60 and €20". Nothing before it is known. */
export function sumInWords(rewards: readonly Owed[] | undefined) {
  if (!rewards) return undefined;
  if (rewards.length === 0) return 'Nothing to pay right now';
  const students = byStudent(rewards).length;
  return `You owe ${students === 1 ? '1 student' : `${students} students`} ${sumOf(rewards)}`;
}

/** "$20 is overdue, so you can't activate initiatives." */
export function overdueInWords(rewards: readonly Owed[], more: boolean) {
  const currencies = new Set(rewards.map(({ currency }) => currency)).size;
  const what = more ? 'Some rewards are' : `${sumOf(rewards)} ${currencies === 1 ? 'is' : 'are'}`;
  return `${what} overdue, so you can't activate initiatives.`;
}

const dayMs = 86_400_000;

/** "Pay by Dec 18" */
export function dueInWords({ owed_at, overdue }: Pick<CompanyReward, 'owed_at' | 'overdue'>) {
  const due = new Date(Date.parse(owed_at) + limits.rewardOverdueDays * dayMs);
  return `${overdue ? 'Was due' : 'Pay by'} ${shortDay(today(due))}`;
}

/** What the rewards are for: “Count the windows”, “Draw the best one” and “Sum it up”. */
export const whatForAll = (rewards: readonly CompanyReward[]) => list.format(rewards.map(whatFor));

/** "Nov 10, 2026 · Cash". A line can break after the dot, not before it. */
export const paymentInWords = ({ paid_on, paid_how }: NonNullable<OwnReward['payment']>) =>
  `${dayInWords(paid_on)}\u00A0· ${paymentMethods[paid_how]}`;
