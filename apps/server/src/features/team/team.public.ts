// What other features may import.
export { createPersonNames, viewAuthor, type Names, type PersonNames } from './person-names.ts';
