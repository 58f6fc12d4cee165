import { pages } from '@questline/contract/plain';
import { describe, expect, test } from 'vitest';
import { afterAuth, decide, type Decision, type Visitor } from './guard.ts';

const id = '0198c0de-7a11-7000-8000-000000000001';
const visitors = ['loading', 'anonymous', 'student', 'company'] as const satisfies Visitor[];
const origin = 'https://own.example';

// Expected results for each page: loading · anonymous · student · company.
// '✓' shows the page, '…' waits, a path is a redirect, and 'student sign-in' is that page with returnTo.
const everyone = ['✓', '✓', '✓', '✓'];
const authPage = ['…', '✓', '/feed', '/company-overview'];
const signedIn = ['…', 'student sign-in', '✓', '✓'];
const student = ['…', 'student sign-in', '✓', '/company-overview'];
const company = ['…', 'company sign-in', '/feed', '✓'];

const expected: Record<string, string[]> = {
  '/': everyone,
  '/coming-soon': everyone,
  '/company/inquiry': everyone,
  '/terms': everyone,
  '/privacy': everyone,
  '/parents': everyone,
  '/safety': everyone,
  '/imprint': everyone,
  '/offline': everyone,
  '/verify-email': everyone,
  '/email-change': everyone,
  '/forgot-password': everyone,
  '/reset-password': everyone,
  '/invitation': everyone,
  '/guardian': everyone,
  '/r/:link': everyone,
  '/verify/:code': everyone,
  '/unsubscribe': everyone,
  '/desk': everyone,
  '/desk/set-up': everyone,
  '/desk/reports': everyone,
  '/desk/companies': everyone,
  '/desk/contacts': everyone,
  '/desk/waitlist': everyone,
  '/desk/people': everyone,
  '/desk/operators': everyone,
  '/desk/emails': everyone,
  '/desk/corrections': everyone,
  '/desk/health': everyone,
  '/desk/account': everyone,
  '/student/auth': authPage,
  '/company/auth': authPage,
  '/incentives': signedIn,
  '/profile/:userId': signedIn,
  '/student/profile/:userId': signedIn,
  '/settings': signedIn,
  '/notification/:id': signedIn,
  '/feed': student,
  '/inbox': student,
  '/companies': student,
  '/active': student,
  '/record': student,
  '/initiative/:id': student,
  '/initiative-tasks/:id': student,
  // A path that contains /company leads to the company sign-in, even if the page is for students.
  '/company/:id': ['…', 'company sign-in', '✓', '/company-overview'],
  '/survey': student,
  '/welcome-quest': student,
  '/company-overview': company,
  '/company-initiatives': company,
  '/company-active-users': company,
  '/company-inbox': company,
  '/company/verification': company,
  '/company/profile': company,
  '/company/initiative/:id': company,
  '/company-onboarding': company,
  '/create-initiative': ['…', 'student sign-in', '/feed', '✓'],
  '/edit-initiative/:id': ['…', 'student sign-in', '/feed', '✓'],
  '/initiative-overview/:id': ['…', 'student sign-in', '/feed', '✓'],
};

const spell = (decision: Decision, address: string) => {
  if ('show' in decision) return '✓';
  if ('wait' in decision) return '…';
  const signIn = /^\/(student|company)\/auth\?returnTo=(.+)$/.exec(decision.goTo);
  if (!signIn) return decision.goTo;
  expect(decodeURIComponent(signIn[2]!)).toBe(address);
  return `${signIn[1]} sign-in`;
};

test('the table covers every page', () => {
  expect(Object.keys(expected).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

describe.each(Object.entries(expected))('%s', (path, decisions) => {
  test.each(visitors.map((visitor, i) => [visitor, decisions[i]!]))('for %s: %s', (visitor, wanted) => {
    const address = path.replace(/:\w+/, id);
    expect(spell(decide(address, '', visitor), address)).toBe(wanted);
    expect(spell(decide(address, '?x=1&y=%C3%A9', visitor), `${address}?x=1&y=%C3%A9`)).toBe(wanted);
  });
});

test.each(visitors)('an unknown path is shown as not found to %s', (visitor) => {
  expect(decide('/nowhere', '', visitor)).toEqual({ show: true });
});

test('a signed-in person on an auth page goes to returnTo', () => {
  const search = `?returnTo=${encodeURIComponent('/initiative/42?x=1')}`;
  expect(decide('/student/auth', search, 'student')).toEqual({ goTo: '/initiative/42?x=1' });
  expect(decide('/company/auth', '?returnTo=/company-inbox', 'company')).toEqual({ goTo: '/company-inbox' });
});

test("a finished form goes to returnTo, or else to the account type's landing page", () => {
  expect(afterAuth('student', undefined)).toBe('/incentives');
  expect(afterAuth('company', undefined)).toBe('/company-overview');
  expect(afterAuth('student', '/company/auth')).toBe('/incentives');
  expect(afterAuth('company', '/company-inbox?tab=messages')).toBe('/company-inbox?tab=messages');
});

const hostile = [
  '',
  ' ',
  '.',
  '..',
  'feed',
  'evil.example',
  '@evil.example',
  '/@evil.example',
  '?x',
  '#x',
  '//evil.example',
  '///evil.example',
  '////evil.example/feed',
  '//evil.example@own.example',
  '//',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/feed\\..\\..',
  'https://evil.example',
  'https:evil.example',
  'HTTP://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://e/1',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000/feed',
  '/feed\r\nLocation: https://evil.example',
  '/\u00a0/evil.example',
  '/\u200b/e.example',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%252fevil.example',
  '/%09/e.example',
  '/%00',
  '/%E0%A4%A',
  '/%c0%afevil.example',
  '/feed?x=%0d%0aSet-Cookie:a=b',
  '/%2e%2e//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/feed/../..//evil.example',
  '/feed//evil.example',
  '/;/e',
  '/／evil.example',
  '／／evil.example',
  '/＼evil.example',
  '/。/evil',
  `${origin}@evil.example`,
  '/auth',
  '/student/auth',
  '/company/auth?returnTo=/feed',
  '/student/%61uth',
  '/feed?next=%2Fauth',
];

test('covers at least sixty hostile values', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
});

test.each(hostile)('returnTo %j is never followed', (value) => {
  expect(afterAuth('student', value)).toBe('/incentives');
  const search = `?${new URLSearchParams({ returnTo: value }).toString()}`;
  expect(decide('/student/auth', search, 'company')).toEqual({ goTo: '/company-overview' });
});
