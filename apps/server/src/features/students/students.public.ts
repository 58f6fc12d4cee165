// What other features may import from students.
export { findPreferences, getOwn, saveHours } from './students.queries.ts';
export { viewSurvey, viewWelcomeQuest } from './students.view.ts';
