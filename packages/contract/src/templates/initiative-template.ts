// What a template holds: everything of an initiative that is not the company's own.
import type { InitiativeContent } from '../endpoints/initiatives-own.ts';
import type { SavedTask } from '../endpoints/tasks.ts';

type TemplateTask = Pick<SavedTask, 'title' | 'instructions' | 'allowed_types'> & { minutes: number };

/** What a company wants from it: to know something, to have something, or to win people. */
export const templateGoals = ['find-out', 'make', 'sell'] as const;
export type TemplateGoal = (typeof templateGoals)[number];

export type InitiativeTemplate = {
  slug: string;
  goal: TemplateGoal;
  /** A draft begins with this. */
  content: Pick<
    InitiativeContent,
    'name' | 'description' | 'overview' | 'requirements' | 'benefits' | 'goals' | 'tags'
  > & { weekly_hours: number; total_hours: number; tasks: TemplateTask[] };
};
