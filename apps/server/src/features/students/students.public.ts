// What other features may import from students.
export { backOn } from './breaks.queries.ts';
export { setSharing } from './change-sharing.ts';
export { findPreferences, getOwn, saveHours } from './students.queries.ts';
export { viewSurvey, viewWelcomeQuest } from './students.view.ts';
