import { dueWork } from '../../../platform/jobs/due-work.ts';
import { closeUnanswered, listUnanswered } from './late-answers.queries.ts';

/** Closes applications that a company didn't answer. */
export const createUnanswered = dueWork({
  what: 'application',
  failed: 'application without an answer could not be closed',
  list: listUnanswered,
  finish: closeUnanswered,
});
