// What the service worker and the offline code of a page have kept.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Console messages of requests that fail because there is no network. */
export const noNetwork = [
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_FAILED/,
  // Of a stream that was open.
  /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE|ERR_NETWORK_CHANGED/,
];

export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: kept.flat().map(({ url }) => new URL(url).pathname) };
  });

const preloadsFile = join(import.meta.dirname, '../../apps/web/dist/.vite/preloads.json');
const mainPages = ['/feed', '/active', '/initiative-tasks/:id', '/inbox', '/record'];

/** The worker controls the page, and keeps what the student's main pages need. `ending`: of the release's scripts. */
export async function workerReady(page: Page, ending = '.js') {
  const preloads = JSON.parse(readFileSync(preloadsFile, 'utf8')) as Record<string, string[]>;
  const scripts = mainPages.flatMap((path) => preloads[path]!).map((path) => path.replace('.js', ending));
  await expect
    .poll(async () => (await cachedPaths(page)).paths, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/offline', '/forgot-password', ...scripts]));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Everything in the databases of this origin. */
export const databaseRows = (page: Page) =>
  page.evaluate(async () => {
    const rows: { store: string; key: unknown; value: unknown }[] = [];
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const objectStore = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([
          result(objectStore.getAllKeys()),
          result(objectStore.getAll()),
        ]);
        rows.push(...keys.map((key, i) => ({ store, key, value: values[i] as unknown })));
      }
      database.close();
    }
    return rows;
  });

/** The first parts of the keys of the answers that this browser keeps. */
export async function keptAnswers(page: Page): Promise<string[]> {
  const rows = await databaseRows(page);
  return rows
    .filter(({ store }) => store === 'answers')
    .map(({ key }) => (JSON.parse((key as [string, string])[1]) as string[]).slice(0, 2).join(' '));
}

/** Answers are written a moment after they arrive. */
export const answersKept = (page: Page, ...names: string[]) =>
  expect.poll(() => keptAnswers(page)).toEqual(expect.arrayContaining(names));
