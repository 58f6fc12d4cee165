// npm run drill:faults: opens every page while the API refuses connections, breaks, hangs, or ended the session, and while the
// device is offline. Within 10 s each page has to show its content, an error with Retry, or sign-in. Once the API works
// again, Retry has to bring the page back.
import type { Page, Route } from '@playwright/test';
import { companyPaths, studentPaths } from '../support/every-path.ts';
import { expect, test } from '../support/fixtures.ts';
import { bakery, maya, signIn } from '../support/people.ts';

const withinMs = 10_000;

type Fault = {
  name: string;
  /** Without it, the device is offline. */
  answer?: (route: Route) => Promise<void> | void;
  /** Whether requests that renew the session fail, too. */
  renewals?: boolean;
};
const faults: Fault[] = [
  { name: 'connection refused', answer: (route) => route.abort('connectionrefused') },
  { name: 'status 500', answer: (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }) },
  { name: 'no answer', answer: () => {} },
  { name: 'no answer to anything', answer: () => {}, renewals: true },
  {
    name: 'session ended',
    answer: (route) => route.fulfill({ status: 401, json: { code: 'not_signed_in' } }),
    renewals: true,
  },
];

/** What a person sees. */
async function look(page: Page) {
  const count = (selector: string) => page.locator(selector).filter({ visible: true }).count();
  return {
    isLoading: (await count('#main .animate-glow, main .animate-spin')) > 0,
    canRetry: (await page.getByRole('button', { name: 'Retry' }).filter({ visible: true }).count()) > 0,
    isSignIn: new URL(page.url()).pathname.endsWith('/auth'),
    text: (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ').slice(0, 80),
  };
}

async function settled(page: Page, isGood: (seen: Awaited<ReturnType<typeof look>>) => boolean) {
  const began = performance.now();
  for (;;) {
    await page.waitForTimeout(100);
    const seen = await look(page);
    const ms = performance.now() - began;
    if (isGood(seen) || ms > withinMs) return { ...seen, ms, isGood: isGood(seen) };
  }
}

/** Returns how to end it. */
async function begin(page: Page, { answer, renewals = false }: Fault) {
  if (!answer) {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  const isRenewal = (url: URL) => url.pathname === '/api/session/renewal';
  const isHit = (url: URL) => url.pathname.startsWith('/api/') && (renewals || !isRenewal(url));
  await page.route(isHit, answer);
  return () => page.unroute(isHit, answer);
}

/** Opens a page under a fault, and again once the fault is over. Returns what went wrong. */
async function tryPage(page: Page, path: string, fault: Fault) {
  const end = await begin(page, fault);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  const under = await settled(
    page,
    ({ isLoading, canRetry, isSignIn, text }) => isSignIn || (!isLoading && (canRetry || text.length > 60)),
  );
  await end();
  const problems = [];
  if (!under.isGood) problems.push(`${path}, ${fault.name}: after 10 s ${JSON.stringify(under)}`);
  if (under.canRetry) {
    const retry = page.getByRole('button', { name: 'Retry' }).filter({ visible: true });
    // Pages may try again by themselves, so the button can be gone by now.
    await retry
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {});
    const later = await settled(page, ({ isLoading, canRetry }) => !isLoading && !canRetry);
    if (!later.isGood) problems.push(`${path}, after ${fault.name} and Retry: ${JSON.stringify(later)}`);
  }
  return { problems, ms: under.ms };
}

async function tryAll(page: Page, paths: string[], signInAgain: () => Promise<unknown>, tried: Fault[]) {
  const problems: string[] = [];
  for (const fault of tried) {
    let slowest = 0;
    await signInAgain();
    for (const path of paths) {
      if (fault.name === 'session ended') await signInAgain();
      const result = await tryPage(page, path, fault);
      problems.push(...result.problems);
      for (const problem of result.problems) console.log(problem);
      slowest = Math.max(slowest, result.ms);
    }
    console.log(`${fault.name}: ${paths.length} pages, slowest after ${Math.round(slowest)} ms`);
  }
  expect(problems).toEqual([]);
}

test.beforeEach(({ tolerate }) => {
  test.setTimeout(30 * 60_000);
  tolerate(/Failed to load resource/, /Could not load a part of the app/, /Error in route match/);
});

const everyone = [
  ['a student', maya, studentPaths],
  ['a company', bakery, companyPaths],
] as const;

for (const [who, person, paths] of everyone)
  test(`every page of ${who}`, async ({ page }) => {
    await tryAll(page, await paths(), () => signIn(page, person, '/settings'), faults);
  });

test.describe('offline', () => {
  // The pages come from the service worker.
  test.use({ serviceWorkers: 'allow' });
  for (const [who, person, paths] of everyone)
    test(`every page of ${who}`, async ({ page }) => {
      const signInAndInstall = async () => {
        await signIn(page, person, '/settings');
        await page.evaluate(() => navigator.serviceWorker.ready);
      };
      await tryAll(page, await paths(), signInAndInstall, [{ name: 'offline' }]);
    });
});
