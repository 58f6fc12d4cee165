// The shape of an initiative template: everything except what only the company can add.
import type { InitiativeContent } from '../endpoints/initiatives-own.ts';
import type { SavedTask } from '../endpoints/tasks.ts';

type TemplateTask = Pick<SavedTask, 'title' | 'instructions' | 'allowed_types' | 'criteria'> & {
  minutes: number;
};

/** What the company wants: to learn something, to make something, or to win customers. */
export const templateGoals = ['find-out', 'make', 'sell'] as const;
export type TemplateGoal = (typeof templateGoals)[number];

export type InitiativeTemplate = {
  slug: string;
  goal: TemplateGoal;
  /** What a new draft starts with. */
  content: Pick<
    InitiativeContent,
    'name' | 'description' | 'overview' | 'requirements' | 'benefits' | 'goals' | 'tags'
  > & { weekly_hours: number; total_hours: number; tasks: TemplateTask[] };
};
