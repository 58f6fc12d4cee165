import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

const options = { maxAgeSeconds: 60 };

test('on https a cookie is Secure and has the prefix that insecure pages and other subdomains cannot set', () => {
  expect(writeCookie('refresh', 'a.1-b_c~', { ...options, secure: true })).toBe(
    '__Host-refresh=a.1-b_c~; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  );
  expect(readCookie('refresh=forged; __Host-refresh=mine', 'refresh', true)).toBe('mine');
  expect(readCookie('refresh=forged', 'refresh', true)).toBeUndefined();
});

test('on http, in development, it has neither', () => {
  expect(writeCookie('refresh', 'x', { ...options, secure: false })).toBe(
    'refresh=x; Path=/; Max-Age=60; HttpOnly; SameSite=Strict',
  );
  expect(readCookie('other=1; refresh=x', 'refresh', false)).toBe('x');
});

test('a value cannot add attributes', () => {
  for (const value of ['a; Domain=evil.example', 'a b', 'a,b', 'a\r\nset-cookie: x=1'])
    expect(() => writeCookie('refresh', value, { ...options, secure: true })).toThrow('escaping');
});

test.each([undefined, '', ';', 'refreshed=1', ' = '])('%j contains no cookie of that name', (header) => {
  expect(readCookie(header, 'refresh', false)).toBeUndefined();
});

test('a cookie that was written is read among any others', () => {
  const value = fc.stringMatching(/^[\w.~-]{1,60}$/);
  const others = fc
    .array(fc.stringMatching(/^[a-z]{1,5}=[^;=]*$/))
    .map((list) => list.filter((it) => !it.startsWith('refresh=')));
  fc.assert(
    fc.property(value, others, others, fc.boolean(), (value, before, after, secure) => {
      const [written] = writeCookie('refresh', value, { ...options, secure }).split(';');
      expect(readCookie([...before, written, ...after].join('; '), 'refresh', secure)).toBe(value);
    }),
  );
});

test('no other header contains it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (header) => {
      expect(readCookie(header, 'refresh', true)).toBeUndefined();
    }),
  );
});
