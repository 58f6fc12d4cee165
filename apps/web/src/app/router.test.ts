// @vitest-environment jsdom
import { pages } from '@questline/contract/plain';
import { expect, test } from 'vitest';
import { pageFiles } from './page-files.ts';
import { router } from './router.ts';

test('every app page has a route, and every route a page', () => {
  const routes = Object.keys(router.routesByPath).filter((path) => path !== '/');
  const expected = pages
    .filter(({ entry }) => entry === 'app')
    .map(({ path }) => path.replace(/:(\w+)/, '$$$1'));
  expect(routes.toSorted()).toEqual(expected.toSorted());
});

const modules = import.meta.glob([
  './{shell,pages}/**/*.tsx',
  '../features/{session,messages/thread,initiatives/editor}/*',
  '../ui/overlays/*',
]);
const importFile = (file: string) =>
  modules[file.startsWith('app/') ? `./${file.slice(4)}` : `../${file}`]!();
type Route = { parentRoute?: Route; options: { component?: { load?: () => Promise<unknown> } } };

const importsOf = (route: Route | undefined): (() => Promise<unknown>)[] =>
  route ? [route.options.component?.load ?? [], ...importsOf(route.parentRoute)].flat() : [];

test.each(Object.entries(pageFiles))(
  'the files of %s contain its component and those of its layouts',
  { timeout: 60_000 },
  async (path, files) => {
    const route = Object.entries<unknown>(router.routesByPath).find(
      ([name]) => name === path.replace(/:(\w+)/, '$$$1'),
    )![1] as Route;
    const used = await Promise.all(importsOf(route).map((load) => load()));
    expect(used.length).toBeGreaterThan(0);
    expect(await Promise.all(files.map(importFile))).toEqual(expect.arrayContaining(used));
  },
);

test('search parameters stay plain text', () => {
  const { parseSearch, stringifySearch } = router.options;
  expect(parseSearch('?thread=7&q=true')).toEqual({ thread: '7', q: 'true' });
  expect(stringifySearch({ returnTo: '/initiative/42?x=1', none: undefined })).toBe(
    '?returnTo=%2Finitiative%2F42%3Fx%3D1',
  );
  expect(stringifySearch({})).toBe('');
});

test('a search parameter that a page does not know is ignored', () => {
  const searchAt = (href: string) =>
    router.matchRoutes(router.parseLocation(locationAt(href))).at(-1)!.search;
  expect(searchAt('/active?tab=closed')).toEqual({ tab: 'closed' });
  expect(searchAt('/active?tab=saved')).toEqual({});
});

const locationAt = (href: string): Parameters<typeof router.parseLocation>[0] => {
  const { pathname, search } = new URL(href, 'https://questline.test');
  return { href, pathname, search, hash: '', state: { __TSR_index: 0 } };
};
