// What other features may import from matching.
export { findNewestOf } from './find-newest.ts';
export { deadlinePassed, listExcluded, listSimilarCards, placesLeft } from './matching.queries.ts';
export { viewCard, viewFit, type Viewer } from './matching.view.ts';
export { createOpenOffers, type OpenOffers } from './open-offers.ts';
export { findTop, rankAll, readCards, studentOf, studentReads, topOf } from './read-cards.ts';
