// What other features may import from matching.
export { findNewest } from './find-newest.ts';
export { viewFit, type Viewer } from './matching.view.ts';
export { findTop, rankAll, readApplied, readCards, loadPreferences } from './read-cards.ts';
