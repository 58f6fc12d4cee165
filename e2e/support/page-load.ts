// Records what a page requests while it loads: scripts, API calls, bytes, and which request led to which.
import type { CDPSession, Page } from '@playwright/test';

type Recorded = {
  url: string;
  kind: 'document' | 'script' | 'api' | 'other';
  /** The request that led to this one. The document has none. */
  parent?: Recorded;
  hasToken: boolean;
  bytes: number;
};
export type PageLoad = {
  scripts: string[];
  apiCalls: string[];
  kB: number;
  /** From the document to the last request, as paths. */
  chain: string[];
};

/** Resolves `load` once the page is useful and its requests have been answered. */
export async function recordLoad(page: Page, load: () => Promise<unknown>): Promise<PageLoad> {
  const cdp = await page.context().newCDPSession(page);
  const requests = await record(cdp);
  await load();
  await cdp.detach();
  const all = [...requests.values()];
  const scripts = all.filter(({ kind }) => kind === 'script');
  const chains = all.filter(({ kind }) => kind === 'script' || kind === 'api').map(chainOf);
  return {
    scripts: scripts.map(pathOf),
    apiCalls: all.filter(({ kind }) => kind === 'api').map(pathOf),
    kB: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
    chain: chains.reduce((longest, one) => (one.length > longest.length ? one : longest), []),
  };
}

async function record(cdp: CDPSession) {
  const requests = new Map<string, Recorded>();
  const byUrl = new Map<string, Recorded>();
  let document: Recorded | undefined;
  let renewal: Recorded | undefined;
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const kind = kindOf(request.url, type);
    const source = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    const hasToken = Object.keys(request.headers).some((name) => name.toLowerCase() === 'authorization');
    const parent =
      kind === 'document'
        ? undefined
        : hasToken && renewal
          ? renewal
          : ((source && byUrl.get(source)) ?? document);
    const recorded: Recorded = { url: request.url, kind, hasToken, bytes: 0, ...(parent && { parent }) };
    if (kind === 'document') document = recorded;
    if (request.url.endsWith('/api/session/renewal')) renewal = recorded;
    requests.set(requestId, recorded);
    byUrl.set(request.url, recorded);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const recorded = requests.get(requestId);
    if (recorded) recorded.bytes = encodedDataLength;
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
const chainOf = (request: Recorded): string[] => [
  ...(request.parent ? chainOf(request.parent) : []),
  pathOf(request),
];
