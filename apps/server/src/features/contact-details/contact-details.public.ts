// What other features may import from contact-details.
export { keepOriginal } from './contact-details.queries.ts';
export { checkContactDetails, type Original } from './contact-details.rules.ts';
export { earlierMessages, findSplitDetails, mayContinue } from './split-details.rules.ts';
