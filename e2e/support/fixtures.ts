// A strict page: a console error, a CSP violation, a request to another host or sideways scrolling fails the journey,
// unless the journey expects it.
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { expectToFitEveryWidth, watchHorizontalScroll } from './horizontal-scroll.ts';
import { randomNetwork } from './random.ts';

type Fixtures = {
  /** Allows console messages that this journey causes on purpose. */
  tolerate: (...patterns: RegExp[]) => void;
  strictPage: void;
};

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  baseURL: async ({}, use) => use(process.env['JOURNEY_ORIGIN']),

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': randomNetwork() }),

  tolerate: async ({ context }, use) => {
    await use((...patterns) => toleratedBy(context).push(...patterns));
  },

  strictPage: [
    async ({ browser, context, baseURL }, use, testInfo) => {
      const complaints = await watch(context, baseURL!);
      await use();
      const tolerated = toleratedBy(context);
      expect(complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
      if (testInfo.status !== 'passed') return;
      await Promise.all(
        browser.contexts().flatMap((it) => it.pages().map((page) => expectToFitEveryWidth(page))),
      );
    },
    { auto: true },
  ],
});

const tolerances = new WeakMap<BrowserContext, RegExp[]>();
function toleratedBy(context: BrowserContext): RegExp[] {
  const known = tolerances.get(context) ?? [];
  tolerances.set(context, known);
  return known;
}

/** Watches all pages of a context. Journeys call this for second devices. */
export async function watch(context: BrowserContext, origin: string): Promise<string[]> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    // Most journeys run without the service worker (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== origin) complaints.push(`request to ${request.url()}`);
  });
  await watchHorizontalScroll(context);
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`),
    ),
  );
  return complaints;
}

export { expect };
