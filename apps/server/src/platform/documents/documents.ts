// Serves pages and assets. A known path gets its document; an unknown one gets status 404 with the 404 document, or
// with the app for someone with a session. Paths under /api and file names never get HTML.
import { matchPath, type Page, pages } from '@questline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../http/ip-address.ts';
import { readCookie, sessionCookie } from '../http/cookies.ts';
import { readAssets, type Asset, type Encoding } from './documents-files.ts';
import { appDocument, prerendered, themeOf, type Preloads, type Theme } from './documents-pages.ts';
import type { ShownSettings } from './documents-settings.ts';
import { documentHeaders } from './documents-policy.ts';
import { isKnown, listOf } from '../http/http-cache.ts';
import type { MemoryRateLimit } from '../limits/rate-limit-memory.ts';

type Options = {
  /** The folder of the web app's build. */
  folder: string;
  origin: string;
  /** What public pages show of the settings. */
  settings?: ShownSettings;
  /** Limits documents per network address; their files are cached by browsers and cost nothing. */
  limit: MemoryRateLimit;
  /** Whether the app shows its debug views. */
  diagnostics?: boolean;
};

const fileOf = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;
const pathOf = (url: string) => url.split('?', 1)[0]!;
const isApi = (path: string) => /^\/api(\/|$)/.test(path);
const isFileName = (path: string) => path.slice(path.lastIndexOf('/')).includes('.');

/** The app redirects people without a session to an auth page, and people with one away from it. Where to depends on the
 *  account, which only the app knows. */
function pageToLoad(page: Page | undefined, signedIn: boolean): keyof Preloads | undefined {
  if (!page) return 'notFound';
  if (page.access === 'auth-page' && signedIn) return undefined;
  return (page.access === 'public' || signedIn ? page.path : '/student/auth') as keyof Preloads;
}

export function addDocuments(http: FastifyInstance, options: Options): void {
  const { folder, origin, settings = {}, limit, diagnostics = false } = options;
  const assets = readAssets(folder, origin);
  const deployment = { folder, origin, settings };
  const app = appDocument(folder, origin, diagnostics);
  const desk = prerendered('desk.html', deployment);
  const notFound = prerendered('404.html', deployment);
  const documentsOf = (included: readonly Page[]) =>
    new Map(included.map(({ path }) => [path, prerendered(fileOf(path), deployment)]));
  const publicPages = documentsOf(pages.filter(({ entry }) => entry === 'public'));
  const signInPages = documentsOf(pages.filter(({ access }) => access === 'auth-page'));

  /** Signed-in people stay in the app, which shows its own 404 page with their menu. */
  const hasSession = (cookies: string | undefined) =>
    readCookie(cookies, sessionCookie, origin.startsWith('https:')) !== undefined;
  function documentFor(url: string, signedIn: boolean, theme: Theme) {
    const page = matchPath(pathOf(url));
    if (!page && !signedIn) return notFound(theme);
    if (page?.entry === 'desk') return desk(theme);
    // The app leads people with a session on, and lets those with an invitation sign up.
    const isVisit = !signedIn && !url.includes('invitation=');
    const prerenderedPage = page && (publicPages.get(page.path) ?? (isVisit && signInPages.get(page.path)));
    return prerenderedPage ? prerenderedPage(theme) : app(theme, pageToLoad(page, signedIn));
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request.url);
    const asset = assets.get(path);
    if (asset) return sendAsset(request, reply, asset);
    limit(networkOf(request.ip));
    if (isApi(path) || isFileName(path)) return reply.callNotFound();

    const page = matchPath(path);
    const { cookie } = request.headers;
    const document = documentFor(request.url, hasSession(cookie), themeOf(cookie));
    reply
      .code(page ? 200 : 404)
      .headers(documentHeaders)
      .header('content-security-policy', document.policy);
    if (page?.preview) reply.header('x-robots-tag', 'noindex');
    if (document.etag && page && isUnchanged(request, reply, document.etag)) return reply.code(304).send();
    const encoding = document.encode && encodingFor(request, ['br', 'gzip']);
    if (!encoding) return reply.send(document.body);
    return reply.header('content-encoding', encoding).send(await document.encode!(encoding));
  }

  // Served from memory at almost no cost, so it works even when the node is full.
  const get = { method: 'GET', exposeHeadRoute: true, handler: answer } as const;
  http.route({ ...get, url: '/assets/*', config: { exempt: true, unlogged: true } });
  http.route({ ...get, url: '/*', config: { exempt: true } });
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  reply.headers({
    'content-type': asset.type,
    'cache-control': asset.cacheControl,
    vary: 'accept-encoding',
  });
  if (asset.policy) reply.header('content-security-policy', asset.policy);
  if (isUnchanged(request, reply, asset.etag)) return reply.code(304).send();
  const encoding = encodingFor(request, Object.keys(asset.encoded) as Encoding[]);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? asset.encoded[encoding] : asset.body);
}

function isUnchanged({ headers }: FastifyRequest, reply: FastifyReply, etag: string) {
  reply.header('etag', etag);
  return isKnown(headers['if-none-match'], etag);
}

function encodingFor({ headers }: FastifyRequest, offered: Encoding[]) {
  const accepted = listOf(headers['accept-encoding']);
  return offered.find((encoding) =>
    accepted.some((one) => one.startsWith(encoding) && !/;\s*q=0(\.0*)?$/.test(one)),
  );
}
