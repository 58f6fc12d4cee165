// What other features may ask of notifications.
export { readAbout } from './notifications.queries.ts';
