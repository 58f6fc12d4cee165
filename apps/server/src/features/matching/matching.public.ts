// What other features may import from matching.
export { findNewest } from './find-newest.ts';
export { viewFit, type Looker } from './matching.view.ts';
export { findTop, rankAll, readApplied, readCards, readStated } from './read-cards.ts';
