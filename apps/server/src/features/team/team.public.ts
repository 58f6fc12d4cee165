// What other features may import.
export { createPersonNames, type PersonNames } from './person-names.ts';
