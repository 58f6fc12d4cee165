import type { HomeTurn } from '@questline/contract';

/** What the button of a turn says. */
export function turnInWords({ kind, tasks_approved }: Pick<HomeTurn, 'kind' | 'tasks_approved'>): string {
  if (kind === 'revision') return 'Read feedback';
  return tasks_approved === 0 ? 'Start task' : 'Continue task';
}
