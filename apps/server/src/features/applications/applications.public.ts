// What other features may import from applications.
export { getAcceptedApplication } from './applications.own.queries.ts';
export { getReceived, listChanges, lockApplication } from './applications.queries.ts';
export { countInitiatives, summarizeActiveStudents } from './applications.students.queries.ts';
export { viewChange, viewOwnApplication } from './applications.view.ts';
