// What other features may import from applications.
export {
  getAcceptedApplication,
  listNewestRunning,
  listOwnApplications,
  ownApplicationsPerPage,
} from './applications.own.queries.ts';
export { listChanges, openReceived, ownInitiative } from './applications.queries.ts';
export { countInitiatives, summarizeActiveStudents } from './applications.students.queries.ts';
export type { ApplicationsDeps } from './applications.deps.ts';
export { authorsOf, viewChange, viewOwnApplication } from './applications.view.ts';
export { findHeld, listHeldReviews } from './held/held-decisions.queries.ts';
export { undoForMs, withHeldReviews } from './held/held-decisions.rules.ts';
export { holdDecision } from './held/hold-decision.ts';
export { whoWasFirst } from './who-was-first.ts';
export { readActiveStudents } from './read-active-students.ts';
