// Records what a page requests while it loads: scripts, API calls, bytes, and which request had to wait for which.
import { type CDPSession, expect, type Page } from '@playwright/test';

type Recorded = {
  id: string;
  /** Of the document that requested it. */
  loaderId: string;
  url: string;
  kind: 'document' | 'script' | 'api' | 'other';
  hasToken: boolean;
  bytes: number;
  startedAt: number;
  finishedAt: number;
};
export type PageLoad = {
  scripts: string[];
  apiCalls: string[];
  kB: number;
  /** From the document to the last request, as paths. */
  chain: string[];
};

/** Covers what was requested before `load` resolves, without the scripts that the app fetches after its page has loaded. */
export async function recordLoad(page: Page, load: () => Promise<unknown>): Promise<PageLoad> {
  const cdp = await page.context().newCDPSession(page);
  const requests = await record(cdp);
  await load();
  // What the page before was still fetching is canceled and never finishes.
  const { loaderId } = [...requests.values()].findLast(({ kind }) => kind === 'document')!;
  const ofPage = () => [...requests.values()].filter((it) => it.loaderId === loaderId);
  const scripts = () => ofPage().filter(({ kind }) => kind === 'script');
  // The browser lists a script below only once it is complete.
  await expect.poll(() => scripts().filter(({ finishedAt }) => finishedAt === Infinity)).toEqual([]);
  // Before the browser is asked which came later. What starts in the meantime isn't on its list.
  const before = ofPage();
  const later = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByName('page-loaded');
    const files = loaded ? performance.getEntriesByType('resource') : [];
    return files.filter(({ startTime }) => startTime >= loaded!.startTime).map(({ name }) => name);
  });
  const all = before.filter(({ url, kind }) => kind !== 'script' || !later.includes(url));
  const document = all.findLast(({ kind }) => kind === 'document')!;
  const { body: html } = await cdp.send('Network.getResponseBody', { requestId: document.id });
  await cdp.detach();
  const chains = all
    .filter(({ kind }) => kind === 'script' || kind === 'api')
    .map(chainIn(all, document, html));
  const pathsOf = (kind: Recorded['kind']) => all.filter((it) => it.kind === kind).map(pathOf);
  return {
    scripts: pathsOf('script'),
    apiCalls: pathsOf('api'),
    kB: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
    chain: chains.reduce((longest, one) => (one.length > longest.length ? one : longest), []),
  };
}

async function record(cdp: CDPSession) {
  const requests = new Map<string, Recorded>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId: id, loaderId, request, type, timestamp: startedAt }) => {
    const { url, headers } = request;
    const hasToken = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
    const kind = kindOf(url, type);
    requests.set(id, { id, loaderId, url, kind, hasToken, bytes: 0, startedAt, finishedAt: Infinity });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const recorded = requests.get(requestId);
    if (recorded) Object.assign(recorded, { bytes: encodedDataLength, finishedAt: timestamp });
  });
  return requests;
}

function kindOf(url: string, type: string | undefined): Recorded['kind'] {
  const { pathname } = new URL(url);
  if (type === 'Document') return 'document';
  if (pathname.startsWith('/api/')) return pathname === '/api/live' ? 'other' : 'api';
  return pathname.endsWith('.js') ? 'script' : 'other';
}

const pathOf = ({ url }: Recorded) => new URL(url).pathname;

/** Scripts that the document doesn't name are found by other scripts. API calls wait for scripts, and those with a token
 *  for the call that renews it. Of several, the one that finished last before the request was the one it waited for. */
function chainIn(all: Recorded[], document: Recorded, html: string) {
  const isNamed = (request: Recorded) => html.includes(pathOf(request));
  const parentOf = (request: Recorded): Recorded => {
    if (request.kind === 'script' && isNamed(request)) return document;
    const causes = all.filter(
      (it) =>
        it !== request &&
        it.finishedAt <= request.startedAt &&
        (it.kind === 'script' || (request.hasToken && it.url.endsWith('/api/session/renewal'))),
    );
    return causes.toSorted((a, b) => a.finishedAt - b.finishedAt).at(-1) ?? document;
  };
  const chainOf = (request: Recorded): string[] =>
    request === document ? [pathOf(document)] : [...chainOf(parentOf(request)), pathOf(request)];
  return chainOf;
}
