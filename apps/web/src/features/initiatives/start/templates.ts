// Templates and their filters. The texts are large, so they load when the gallery opens.
import type { InitiativeTemplate, TemplateGoal } from '@questline/contract/initiative-templates';
import { queryOptions } from '@tanstack/react-query';
import { loadChunk } from '../../../ui/lazy/load-chunk.ts';

export type { InitiativeTemplate, TemplateGoal };

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['templates'],
    queryFn: async () =>
      (await loadChunk(() => import('@questline/contract/initiative-templates'))).initiativeTemplates,
    staleTime: 'static',
  });

export const goalNames: Record<TemplateGoal, string> = {
  'find-out': 'Do research',
  make: 'Create something',
  sell: 'Win customers',
};

/** In hours; about half of the templates are shorter. */
const shortMax = 8;
export const lengthNames = {
  short: `Up to ${shortMax} hours`,
  long: `More than ${shortMax} hours`,
} as const;
export type TemplateLength = keyof typeof lengthNames;

export type TemplateFilter = { goal?: TemplateGoal | undefined; length?: TemplateLength | undefined };

export const templateMatches = ({ goal, content }: InitiativeTemplate, filter: TemplateFilter): boolean =>
  (!filter.goal || filter.goal === goal) &&
  (!filter.length || filter.length === (content.total_hours <= shortMax ? 'short' : 'long'));
