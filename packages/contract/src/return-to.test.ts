import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

const origin = 'https://own.example';

test.each([
  '/',
  '/feed',
  '/feed/',
  '/incentives?sort=newest',
  '/incentives?q=caf%C3%A9%20and%20more&tags=Social%20media',
  '/incentives?q=a%2Fb',
  '/incentives?q=50%25+off',
  '/initiative/42?x=1',
  '/initiative/0198c0de-7a11-7000-8000-000000000001#tasks',
  '/inbox?thread=0198c0de-7a11-7000-8000-000000000001',
  '/company-inbox?tab=messages&thread=7',
  '/company-active-users?view=queue',
  '/company/profile',
  '/settings?from=https://elsewhere.example/',
  '/profile/a_b-c',
])('%j is allowed and stays on this origin', (value) => {
  expect(safeReturnTo(value)).toBe(value);
  expect(new URL(value, origin).origin).toBe(origin);
});

const hostile: Record<string, (string | null | undefined)[]> = {
  empty: [null, undefined, '', ' ', '?', '#', '.', '..'],
  'not a path': ['feed', './feed', '../feed', '?next=/feed', '#/feed', 'evil.example', 'evil.example/feed'],
  'another host': ['//evil.example', '///evil.example', '////evil.example', '//evil.example/feed', '//'],
  'another host by backslash': [
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/feed\\..\\..',
  ],
  'a scheme': [
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'HTTP://evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://evil.example/1',
    'mailto:a@evil.example',
    '/javascript:alert(1)',
  ],
  'a host disguised as ours': [
    `${origin}@evil.example`,
    `${origin}.evil.example`,
    `${origin}/feed`,
    '@evil.example',
    '/@evil.example',
    '/own.example:pw@evil.example',
    '//own.example@evil.example/',
    '/feed:80',
  ],
  'control characters and spaces': [
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000/feed',
    '/feed\u0000',
    '/feed\r\nLocation: https://evil.example',
    '/feed ',
    '/feed\u007f',
    '/feed?x=\u0085',
    '/feed\u2028',
    '/\u00a0/evil.example',
    '/\ufeff/evil.example',
    '/\u200b/evil.example',
  ],
  'encoded forms': [
    '%2F%2Fevil.example',
    '%2Ffeed',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%09/evil.example',
    '/%00',
    '/%20/evil.example',
    '/feed%0d%0aLocation:%20https://evil.example',
    '/feed?x=%0d%0aSet-Cookie:a=b',
    '/feed?x=%250d%250a',
    '/feed?x=%5c',
    '/feed?x=%2525252525252525255c',
    '/%2e%2e//evil.example',
    '/%68ttps:evil.example',
    '/%E0%A4%A',
    '/%c0%afevil.example',
    '/feed?x=50%25&next=%252Fauth',
  ],
  'paths that change when they are resolved': [
    '/./',
    '/.//evil.example',
    '/..//evil.example',
    '/feed/../..//evil.example',
    '/feed//evil.example',
    '/feed/..',
    '/;/evil.example',
  ],
  'look-alike characters': [
    '/／evil.example',
    '／／evil.example',
    '/＼evil.example',
    '/。/evil',
    '/feed?x=é',
  ],
  'an auth page': [
    '/auth',
    '/student/auth',
    '/company/auth?returnTo=/feed',
    '/author',
    '/AUTH',
    '/student/Auth',
    '/student%2Fauth',
    '/student/%61uth',
    '/student/%2561uth',
    '/feed?next=/student/auth',
    '/feed?next=%2Fstudent%2Fauth',
    '/feed#/auth',
  ],
  'too long': [`/${'a'.repeat(2_000)}`, `/feed?x=${'a'.repeat(2_000)}`],
};

for (const [kind, values] of Object.entries(hostile))
  test.each(values.map((value) => [value]))(`%j is refused: ${kind}`, (value) => {
    expect(safeReturnTo(value)).toBeUndefined();
  });

test('whatever is allowed stays on this origin and can be opened again', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5C',
    '%09',
    '@',
    ':',
    '?',
    '#',
    '..',
    'evil.example',
    'auth',
    '%61uth',
    'https:',
  );
  const paths = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webPath(),
    fc.array(part, { maxLength: 8 }).map((it) => it.join('')),
  );
  fc.assert(
    fc.property(paths, (path) => {
      const value = safeReturnTo(`/${path}`);
      if (value === undefined) return;
      const url = new URL(value, origin);
      expect(url.origin).toBe(origin);
      expect(url.pathname).not.toMatch(/\/auth/i);
      expect(safeReturnTo(url.href.slice(origin.length))).toBeDefined();
    }),
    { numRuns: 2_000 },
  );
});
