// Loads the main pages with an empty cache on a slowed-down CPU and network.
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { seededAccounts, seedPassword } from '@questline/db/seed/seed.ts';
import { recordLoad } from '../../e2e/support/page-load.ts';
import { randomNetwork } from '../../e2e/support/random.ts';
import { median } from './median.ts';

export type Figures = {
  apiCalls: number;
  scripts: number;
  kB: number;
  /** From the start of the navigation until the main content is visible. */
  usefulMs: number;
  lcpMs: number;
  /** The longest chain of requests from the document on. Requests with a token come after the one that renews it. */
  chain: string[];
};

/** `useful` matches the main content, but nothing that is shown while it loads. */
const pages = [
  { name: 'landing', path: '/', useful: 'h1', signedIn: false },
  { name: 'sign-in', path: '/student/auth', useful: 'form button[type=submit]', signedIn: false },
  { name: 'browse', path: '/incentives', useful: 'main a[href^="/initiative/"]', signedIn: true },
  { name: 'inbox', path: '/inbox', useful: 'main time', signedIn: true },
];

/** As Chrome's developer tools emulate them. */
const fast3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const slowdown = 4;
const timeoutMs = 120_000;
/** For requests that don't change the main content. */
const settleMs = 3_000;

export async function measurePages(
  origin: string,
  executablePath: string,
  runs: number,
): Promise<Record<string, Figures>> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const figures: Record<string, Figures[]> = {};
  // One run of each page after another, so that a busy moment doesn't affect a single page.
  for (let run = 0; run < runs; run++)
    for (const page of pages) (figures[page.name] ??= []).push(await measure(browser, origin, page));
  await browser.close();
  return Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, medianOf(all)]));
}

async function measure(browser: Browser, origin: string, { path, useful, signedIn }: (typeof pages)[number]) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': randomNetwork() },
  });
  if (signedIn) await signIn(context, origin);
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { lcpMs: list.getEntries().at(-1)!.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const page = await context.newPage();
  await slowDown(page);
  let times = { usefulMs: 0, lcpMs: 0 };
  const load = await recordLoad(page, async () => {
    await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout: timeoutMs });
    times = await timesOf(page, useful);
  });
  await context.close();
  const { scripts, apiCalls, kB, chain } = load;
  return { apiCalls: apiCalls.length, scripts: scripts.length, kB, ...times, chain };
}

async function timesOf(page: Page, selector: string) {
  const visible = await page.waitForFunction(
    (wanted) => {
      const element = document.querySelector(wanted);
      return element && element.getClientRects().length > 0 ? performance.now() : undefined;
    },
    selector,
    { polling: 'raf', timeout: timeoutMs },
  );
  const usefulMs = (await visible.jsonValue())!;
  await page.waitForLoadState('load', { timeout: timeoutMs });
  await page.waitForTimeout(settleMs);
  const lcpMs = await page.evaluate(() => (window as unknown as { lcpMs: number }).lcpMs);
  return { usefulMs, lcpMs };
}

async function slowDown(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', fast3G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Without opening a page, so that nothing is in the cache yet. */
async function signIn(context: BrowserContext, origin: string) {
  const { email } = seededAccounts.find(({ name }) => name === 'Maya Torres')!;
  const response = await context.request.post(`${origin}/api/session`, {
    data: { email, password: seedPassword },
  });
  if (response.status() !== 201) throw new Error(`Sign-in was refused with ${response.status()}`);
  const { user } = await response.json();
  const hint = { id: user.id, type: user.user_type, name: user.metadata.full_name };
  await context.addInitScript((known) => {
    localStorage.setItem('questline.session', JSON.stringify(known));
  }, hint);
}

function medianOf(all: Figures[]): Figures {
  const of = (read: (figures: Figures) => number) => median(all.map(read));
  return {
    apiCalls: of((it) => it.apiCalls),
    scripts: of((it) => it.scripts),
    kB: of((it) => it.kB),
    usefulMs: of((it) => it.usefulMs),
    lcpMs: of((it) => it.lcpMs),
    chain: all
      .map(({ chain }) => chain)
      .reduce((longest, one) => (one.length > longest.length ? one : longest)),
  };
}
