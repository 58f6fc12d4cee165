// A company's progress toward its first three initiatives.
import { limits } from '../limits.ts';

export const questSteps = ['first_quick_win', 'second_initiative', 'third_initiative'] as const;
export type QuestStep = (typeof questSteps)[number];

export const questChain = (created: number, createdQuickWin: boolean) => {
  const done: Record<QuestStep, boolean> = {
    first_quick_win: createdQuickWin,
    second_initiative: created >= 2,
    third_initiative: created >= 3,
  };
  return {
    progress: Math.min(created, limits.questChainLength),
    completed: created >= limits.questChainLength,
    /** Whether the card suggests what to create next. */
    advice: created < limits.questAdviceBelow,
    steps: questSteps.map((step) => ({ step, done: done[step] })),
  };
};
