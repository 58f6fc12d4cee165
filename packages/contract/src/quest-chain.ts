// How far a company is with its first three initiatives. One count decides all of it.
import { limits } from './limits.ts';

export const questSteps = ['first_quick_win', 'second_initiative', 'third_initiative'] as const;
export type QuestStep = (typeof questSteps)[number];

export const questChain = (created: number) => ({
  progress: Math.min(created, limits.questChainLength),
  completed: created >= limits.questChainLength,
  /** While there are so few, the card says how to begin. */
  advice: created < limits.questAdviceBelow,
  steps: questSteps.map((step, i) => ({ step, done: created > i })),
});
