// API calls on a full page load. A page is useful once its main content is on the screen: the list, the tasks or the
// cards, not only its frame. Until then it makes at most three calls: renew the session, load what the frame shows, and
// load the content. The live stream and everything nobody sees yet come later.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { apiOf } from '../../support/api.ts';
import { bakery, maya, signIn } from '../../support/people.ts';

const maxCalls = 3;

type Load = { calls: { path: string; at: number }[]; usefulAt?: number };
declare global {
  interface Window {
    pageLoad: Load;
  }
}

/** Notes every API call and the moment at which the content appears. Playwright polls, which is too late. */
const watchLoad = (page: Page, content: string) =>
  page.addInitScript((selector) => {
    const load: Load = { calls: [] };
    window.pageLoad = load;
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (pathname.startsWith('/api/')) load.calls.push({ path: pathname, at: performance.now() });
      return fetch(input, init);
    };
    new MutationObserver(() => {
      if (document.querySelector(selector)) load.usefulAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, content);

async function expectFewCalls(context: BrowserContext, path: string, content: string) {
  const page = await context.newPage();
  await watchLoad(page, content);
  const live = page.waitForRequest('**/api/live', { timeout: 30_000 });
  await page.goto(path);
  await live;
  const { calls, usefulAt = 0 } = await page.evaluate(() => window.pageLoad);
  const early = calls.filter(({ at }) => at <= usefulAt).map((call) => call.path);
  expect(early, `before ${path} is useful`).toContain('/api/session/renewal');
  expect(early).not.toContain('/api/live');
  expect(early.length, early.join(', ')).toBeLessThanOrEqual(maxCalls);
  await page.close();
}

/** Only one tab of a browser opens the live stream, so the first one is closed. */
async function signInAndClose(page: Page, account: typeof maya | typeof bakery) {
  await signIn(page, account, '/settings');
  await page.close();
}

test("a student's pages make at most three API calls before they are useful", async ({ page, context }) => {
  const { items } = await (await apiOf(maya))('GET /api/applications');
  await signInAndClose(page, maya);
  await expectFewCalls(context, '/feed', 'main h2');
  await expectFewCalls(context, '/incentives', 'main a[href^="/initiative/"]');
  await expectFewCalls(context, `/initiative-tasks/${items[0]!.initiative.id}`, 'main a[href*="?task="]');
  await expectFewCalls(context, '/inbox', 'ul[aria-label="Conversations"] a');
});

test("a company's pages make at most three API calls before they are useful", async ({ page, context }) => {
  await signInAndClose(page, bakery);
  await expectFewCalls(context, '/company-overview', 'main a[href^="/company/initiative/"]');
  await expectFewCalls(context, '/company-active-users', 'main [role="article"]');
  await expectFewCalls(context, '/company-inbox', 'ul[aria-label="Conversations"] a');
});
