// What a journey does to the requests of a page.
import type { Page } from '@playwright/test';

/** Requests wait until the function that it gives is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** For journeys about Retry: a live connection that opens late would load everything again by itself. */
export const withoutLive = (page: Page) => page.route('**/api/live', (route) => route.abort());
/** What the browser says of it. */
export const liveRefused = /ERR_FAILED.*api\/live/;
