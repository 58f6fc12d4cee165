// @vitest-environment jsdom
import { pages } from '@questline/contract/plain';
import { expect, test } from 'vitest';
import { router } from './router.ts';

test('every app page has a route, and every route a page', () => {
  const routes = Object.keys(router.routesByPath).filter((path) => path !== '/');
  const expected = pages
    .filter(({ entry }) => entry === 'app')
    .map(({ path }) => path.replace(/:(\w+)/, '$$$1'));
  expect(routes.toSorted()).toEqual(expected.toSorted());
});

test('search parameters stay plain text', () => {
  const { parseSearch, stringifySearch } = router.options;
  expect(parseSearch('?thread=7&q=true')).toEqual({ thread: '7', q: 'true' });
  expect(stringifySearch({ returnTo: '/initiative/42?x=1', none: undefined })).toBe(
    '?returnTo=%2Finitiative%2F42%3Fx%3D1',
  );
  expect(stringifySearch({})).toBe('');
});
