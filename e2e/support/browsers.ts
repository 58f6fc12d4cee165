// More browsers beside the one a journey begins with.
import type { Browser } from '@playwright/test';
import { watch } from './fixtures.ts';
import { randomNetwork } from './random.ts';

/** Another browser, with everything its console complained about. */
export async function openBrowser(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': randomNetwork() },
  });
  const complaints = await watch(context, baseURL);
  return { page: await context.newPage(), complaints, close: () => context.close() };
}
