// What pages and the service worker tell each other.

/** From a page to the worker: keep these pages for later, and say whether the page is from an older release. */
export type PageLoaded = { entry: string; pages: string[] };
/** From the worker to a page of an older release. */
export const outdated = 'outdated';

/** From the worker to a page of the app: `{ [openPage]: path }`. */
export const openPage = 'open';
