// What other features may import from matching.
export { findMostAlike } from './find-newest.ts';
export { listApplied } from './matching.queries.ts';
export { listNewest } from './matching.terms.queries.ts';
export { viewFit, type Viewer } from './matching.view.ts';
export { findTop, rankAll, readCards, studentOf, topOf } from './read-cards.ts';
