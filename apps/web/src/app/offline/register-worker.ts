// Registers the service worker, tells it what to keep, and follows new releases: once one is there, the next page that is
// opened loads it.
import { matchPath } from '@questline/contract/plain';
import { session } from '../../lib/session/session.ts';
import { openPage, outdated, type PageLoaded } from '../../service-worker/worker-messages.ts';
import { router } from '../router.ts';

const workerUrl = '/service-worker.js';
/** Browsers look for a new release some time after a document was loaded. The app can stay open for days. */
const lookAgainMs = 30 * 60_000;

type ScriptUrls = { createScriptURL(text: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptUrls): ScriptUrls };

/** Ignores what it is given, so it can register no other script. */
function trustedUrl() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return policy ? policy.createScriptURL('') : workerUrl;
}

/** What students look up on the way. The scripts of other pages are kept once they are loaded. */
const studentPages = ['/feed', '/active', '/initiative-tasks/:id', '/inbox', '/record'];

function pagesToKeep(): string[] {
  const { current } = session.snapshot();
  const isStudent = current.state === 'signed-in' && current.type === 'student';
  const page = matchPath(location.pathname)?.path ?? 'notFound';
  return isStudent ? [page, ...studentPages] : [page];
}

export async function registerWorker() {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]');
  if (!serviceWorker || !entry || import.meta.env.DEV) return;
  let isReplaced = false;
  // The worker of the last release also says so to a page of the next one, until it is replaced.
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === outdated && isReplaced) loadReleaseOnNextPage();
    else if (data?.[openPage]) void router.navigate({ href: data[openPage] });
  });
  // In private windows, some browsers refuse. Everything works without it while there is a network.
  await serviceWorker.register(trustedUrl(), { updateViaCache: 'none' }).catch(() => undefined);
  const registration = await serviceWorker.ready;
  const report = () => {
    const loaded: PageLoaded = { entry: new URL(entry.src).pathname, pages: pagesToKeep() };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only messages to windows have a target origin
    registration.active?.postMessage(loaded);
  };
  report();
  // Another release has taken over, or the first one has just started.
  serviceWorker.addEventListener('controllerchange', () => {
    isReplaced = true;
    report();
  });

  let lookedAt = 0;
  /** Without a network, the next look finds it. */
  const look = () => {
    if (document.hidden || Date.now() - lookedAt < lookAgainMs) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  look();
  document.addEventListener('visibilitychange', look);
}

let isOutdated = false;
function loadReleaseOnNextPage() {
  if (isOutdated) return;
  isOutdated = true;
  // The address in the browser may change before or after this.
  router.subscribe('onBeforeLoad', ({ pathChanged, toLocation }) => {
    if (pathChanged && navigator.onLine) location.assign(toLocation.href);
  });
}
