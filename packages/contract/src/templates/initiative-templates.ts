// Ready-made initiatives as plain data, loaded when someone opens the template gallery. Each can be saved as is.
// None of them promises money, because that's up to the company.
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
