// Work that a company can offer tomorrow, written out: plain data, to be loaded when somebody opens the gallery.
// Each can be saved as it is; money is left open, because that is the company's to promise.
import type { InitiativeTemplate } from './initiative-template.ts';
import { findOutTemplates } from './initiative-templates-find-out.ts';
import { makeTemplates } from './initiative-templates-make.ts';
import { sellTemplates } from './initiative-templates-sell.ts';

export const initiativeTemplates: readonly InitiativeTemplate[] = [
  ...findOutTemplates,
  ...makeTemplates,
  ...sellTemplates,
];

export { templateGoals, type InitiativeTemplate, type TemplateGoal } from './initiative-template.ts';
