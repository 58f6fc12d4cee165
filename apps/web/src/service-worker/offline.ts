// Opens the app without a network. Documents come from the network first; hashed files, whose content never changes, from the
// cache. Everything else, such as the API and private images, never reaches the cache.
import { fallbackFor, type Fallback } from './fallback.ts';
import { release } from './release.ts';
import { outdated, type PageLoaded } from './worker-messages.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const prefix = 'questline.';
const cacheName = prefix + release.version;
const assets = new Set(release.assets);

/** Where the two documents are fetched from. The app's is used for every page, so any page of the app will do. */
const documents: Record<Fallback, string> = { app: '/forgot-password', offline: '/offline' };
/** The app starts from the cache if the network is there but doesn't answer. Other pages have nothing better to show. */
const patienceMs: Record<Fallback, number> = { app: 4_000, offline: 20_000 };

export function addOffline(worker: WorkerScope) {
  const { caches } = worker;
  let opened: Promise<Cache> | undefined;
  /** Opened once. If a worker that was replaced opened it again, it would create the cache that its successor has deleted. */
  const open = () => (opened ??= caches.open(cacheName));

  async function keepAssets(paths: string[]) {
    const cache = await open();
    const missing = await Promise.all(paths.map(async (path) => ((await cache.match(path)) ? [] : [path])));
    await cache.addAll(missing.flat());
  }

  /** Without cookies, so that nothing in it is about a person. */
  async function keepDocument(kind: Fallback) {
    const response = await fetch(documents[kind], { credentials: 'omit', cache: 'no-store' });
    const html = await response.text();
    // During a rollout, another node may still have another release.
    if (!response.ok || (kind === 'app' && !html.includes(release.entry)))
      throw new Error(`The ${kind} document isn't from this release`);
    // It is used for every page, so it loads no page's scripts in advance.
    const plain = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
    await (await open()).put(documents[kind], new Response(plain, { headers: response.headers }));
  }

  async function deleteOldCaches() {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  async function answerAsset(request: Request) {
    const cache = await open();
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  }

  async function answerDocument(event: FetchEvent, fallback: Fallback) {
    const loading = (async () => (await event.preloadResponse) ?? fetch(event.request))();
    const loaded = loading.catch(() => undefined);
    event.waitUntil(loaded);
    const waited = new Promise<undefined>((done) => setTimeout(done, patienceMs[fallback], undefined));
    const response = await Promise.race([loaded, waited]);
    // A gateway that can't reach the server is as good as no network.
    if (response && response.status < 500) return response;
    const kept = await (await open()).match(documents[fallback], { ignoreVary: true });
    return kept ?? loading;
  }

  worker.addEventListener('install', (event) => {
    // Requests that the worker leaves alone don't have to wait until it has started.
    const routes = ['/api/*', '/desk', '/desk/*'].map((urlPattern) => ({
      condition: { urlPattern },
      source: 'network' as const,
    }));
    const install = async () => {
      await event.addRoutes?.(routes);
      await Promise.all([keepAssets(release.shell), keepDocument('app'), keepDocument('offline')]);
      await worker.skipWaiting();
    };
    event.waitUntil(install());
  });

  worker.addEventListener('activate', (event) => {
    const activate = async () => {
      await deleteOldCaches();
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
    };
    event.waitUntil(activate());
  });

  worker.addEventListener('message', (event) => {
    const { entry, pages } = event.data as PageLoaded;
    if (!assets.has(entry)) return event.source?.postMessage(outdated);
    const files = new Set(pages.flatMap((page) => release.pages[page] ?? []));
    // Without a network, the next page that loads asks again.
    return event.waitUntil(keepAssets([...files]).catch(() => undefined));
  });

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (assets.has(pathname)) return event.respondWith(answerAsset(request));
    const fallback = request.mode === 'navigate' ? fallbackFor(pathname) : undefined;
    if (fallback) event.respondWith(answerDocument(event, fallback));
  });
}
