import { expect, test } from 'vitest';
import { landings, matchPath, pages } from './paths.ts';

const id = '0198c0de-7a11-7000-8000-000000000001';

test.each(pages)('$path is found', (page) => {
  const address = page.path.replace(/:\w+/g, id);
  expect(matchPath(address)).toEqual(page);
});

test('paths are unique, and only auth pages contain /auth', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { path, access } of pages) expect(path.includes('/auth')).toBe(access === 'auth-page');
});

test.each([
  ['/', '/'],
  ['/feed/', '/feed'],
  [`/initiative/${id}/`, '/initiative/:id'],
  ['/company/inquiry', '/company/inquiry'],
  ['/company/inquiry/', '/company/inquiry'],
  ['/company/profile', '/company/profile'],
  ['/company/auth', '/company/auth'],
  ['/company/profiles', '/company/:id'],
  [`/company/${id}`, '/company/:id'],
  [`/company/initiative/${id}`, '/company/initiative/:id'],
  ['/company/initiative', '/company/:id'],
  [`/student/profile/${id}`, '/student/profile/:userId'],
])('%s is the page %s', (pathname, path) => {
  expect(matchPath(pathname)?.path).toBe(path);
});

test.each([
  '',
  '//',
  '/nowhere',
  'feed',
  '/Feed',
  '/feed//',
  '//feed',
  '/feed/more',
  '/feed?tab=1',
  '/feed#top',
  '/profile',
  '/profile/',
  '/initiative',
  '/initiative//',
  '/initiative/a/b',
  '/initiative/a%2Fb',
  '/initiative/%2e%2e',
  '/initiative/..',
  '/company%2Fprofile',
  '/company/profile%2F',
  '/company/logo.png',
  '/company/a b',
  '/company/a\\b',
  '/company/a\n',
  '/student',
  '/favicon.ico',
  '/api',
  '/api/session',
  '/desk/other',
  '/api/desk',
])('%j is not a page', (pathname) => {
  expect(matchPath(pathname)).toBeUndefined();
});

test.each([
  [
    'public',
    'public',
    [
      '/',
      '/coming-soon',
      '/company/inquiry',
      '/terms',
      '/privacy',
      '/parents',
      '/safety',
      '/imprint',
      '/offline',
    ],
  ],
  [
    'app',
    'public',
    [
      '/verify-email',
      '/email-change',
      '/forgot-password',
      '/reset-password',
      '/invitation',
      '/guardian',
      '/unsubscribe',
      '/r/:link',
      '/verify/:code',
    ],
  ],
  [
    'desk',
    'public',
    [
      '/desk',
      '/desk/set-up',
      '/desk/reports',
      '/desk/companies',
      '/desk/contacts',
      '/desk/waitlist',
      '/desk/emails',
      '/desk/corrections',
      '/desk/health',
      '/desk/people',
      '/desk/operators',
      '/desk/account',
    ],
  ],
  ['app', 'auth-page', ['/student/auth', '/company/auth']],
  [
    'app',
    'signed-in',
    ['/incentives', '/profile/:userId', '/student/profile/:userId', '/settings', '/notification/:id'],
  ],
])('lists the pages of the %s entry with access "%s"', (entry, access, paths) => {
  const found = pages.filter((page) => page.entry === entry && page.access === access);
  expect(found.map(({ path }) => path)).toEqual(paths);
});

test('people land on a page they may see', () => {
  for (const type of ['student', 'company'] as const)
    for (const path of Object.values(landings[type]))
      expect([type, 'signed-in']).toContain(matchPath(path)?.access);
});
