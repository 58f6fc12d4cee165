import type { ReviewedSubmission } from '@questline/contract';
import { useState } from 'react';

/** Which criteria the work meets, as ticked for each submission. Starts with the last review's; undefined if nobody has
 *  checked yet. */
export function useCriteria(submission: ReviewedSubmission | undefined) {
  const [ticked, setTicked] = useState<Record<string, string[]>>({});
  if (!submission) return { met: undefined, setMet: () => undefined };
  const { id, attempt, attempts, task } = submission;
  const last = attempts.find((it) => it.attempt <= attempt && it.criteria.length > 0);
  const before = last?.criteria.flatMap(({ text, met }) => (met && task.criteria.includes(text) ? text : []));
  return {
    met: ticked[id] ?? before,
    setMet: (met: string[]) => setTicked((all) => ({ ...all, [id]: met })),
  };
}
