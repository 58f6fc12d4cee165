// Rewards in words.
import type { CompanyReward, OwnReward } from '@questline/contract';
import { moneyText, paymentMethods } from '@questline/contract/plain';
import { dayInWords } from '../../lib/format/days.ts';

/** The task, or the whole initiative. */
export const whatFor = ({ task, initiative }: Pick<OwnReward, 'task' | 'initiative'>) =>
  task?.title ?? initiative.name;

/** "$20 for “Write five questions”" */
export const rewardTitle = (reward: OwnReward | CompanyReward) =>
  `${moneyText(reward)} for “${whatFor(reward)}”`;

/** "Nov 10, 2026 · Cash" */
export const paymentInWords = ({ paid_on, paid_how }: NonNullable<OwnReward['payment']>) =>
  `${dayInWords(paid_on)} · ${paymentMethods[paid_how]}`;
