import { dueWork } from '../../../platform/jobs/due-work.ts';
import { listLate, nudge } from './late-answers.queries.ts';

/** Reminds companies once about each answer that is later than promised. */
export const createNudges = dueWork({
  what: 'subject',
  failed: 'company could not be reminded of a late answer',
  list: listLate,
  finish: nudge,
});
