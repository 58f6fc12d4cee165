// Work that a company can offer tomorrow, written out: plain data, to be loaded when somebody opens the gallery.
// Each can be saved as it is; money is left open, because that is the company's to promise.
import { findOutTemplates } from './initiative-templates-find-out.ts';
import { makeTemplates } from './initiative-templates-make.ts';
import { sellTemplates } from './initiative-templates-sell.ts';
import type { InitiativeContent } from './initiatives-own.ts';
import type { SavedTask } from './tasks.ts';

type TemplateTask = Pick<SavedTask, 'title' | 'instructions' | 'allowed_types'> & { minutes: number };

export type InitiativeTemplate = {
  slug: string;
  /** A draft begins with this. */
  content: Pick<
    InitiativeContent,
    'name' | 'description' | 'overview' | 'requirements' | 'benefits' | 'goals' | 'tags'
  > & { weekly_hours: number; total_hours: number; tasks: TemplateTask[] };
};

export const initiativeTemplates: readonly InitiativeTemplate[] = [
  ...findOutTemplates,
  ...makeTemplates,
  ...sellTemplates,
];
