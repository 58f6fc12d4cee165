// What other features may import from students.
export { readOwn } from './read-own.ts';
export { findPreferences, saveHours } from './students.queries.ts';
export { viewSurvey, viewWelcomeQuest } from './students.view.ts';
