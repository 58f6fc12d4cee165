import { pages } from '@questline/contract/plain';
import { expect, test } from 'vitest';
import { fallbackFor } from './fallback.ts';

const id = '0198c0de-7a11-7000-8000-000000000001';
const pathsWith = (fallback: string | undefined) =>
  pages.filter(({ path }) => fallbackFor(path.replace(/:\w+/, id)) === fallback).map(({ path }) => path);

test('pages behind sign-in and the auth pages start the app', () => {
  expect(pathsWith('app')).toEqual(
    pages.filter(({ entry, access }) => entry === 'app' && access !== 'public').map(({ path }) => path),
  );
});

test('public pages and pages behind a link say that the person is offline', () => {
  expect(pathsWith('offline')).toEqual([
    ...pages.filter(({ entry }) => entry === 'public').map(({ path }) => path),
    '/verify-email',
    '/email-change',
    '/forgot-password',
    '/reset-password',
    '/invitation',
    '/guardian',
    '/unsubscribe',
    '/r/:link',
    '/verify/:code',
  ]);
  expect(fallbackFor('/nowhere')).toBe('offline');
});

test.each([
  '/api',
  '/api/session',
  `/api/files/${id}`,
  '/desk',
  '/desk/reports',
  '/desk/unknown',
  '/robots.txt',
])('the worker leaves %s alone', (path) => expect(fallbackFor(path)).toBeUndefined());
