// Holds or blocks the requests of a page.
import type { Page } from '@playwright/test';

/** Holds requests, or only those with this method, until the returned function is called. */
export async function hold(page: Page, path: string, method?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.fallback();
  });
  return resolve;
}

/** For journeys about Retry: a live connection that opens late would reload everything. */
export const withoutLive = (page: Page) => page.route('**/api/live', (route) => route.abort());
/** The console error that blocking the live stream causes. */
export const liveRefused = /ERR_FAILED.*api\/live/;
