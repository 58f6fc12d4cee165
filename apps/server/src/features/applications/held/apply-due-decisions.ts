import { dueWork } from '../../../platform/jobs/due-work.ts';
import { applyDecision, listDue } from './held-decisions.queries.ts';

/** Makes decisions final when their time to undo is over. */
export const createDueDecisions = dueWork({
  what: 'decision',
  failed: 'decision could not be applied',
  list: listDue,
  finish: applyDecision,
});
