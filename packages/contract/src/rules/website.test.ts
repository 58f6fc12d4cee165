import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSecureLink, isWebsite, websiteLink, withHttps } from './website.ts';

test.each([
  ['bakery.example', 'https://bakery.example/', 'bakery.example'],
  ['www.bakery.example/menu', 'https://www.bakery.example/menu', 'www.bakery.example/menu'],
  ['http://bakery.example', 'http://bakery.example/', 'bakery.example'],
  ['HTTPS://Bakery.example', 'https://bakery.example/', 'Bakery.example'],
  ['bakery.example:8080/a', 'https://bakery.example:8080/a', 'bakery.example:8080/a'],
  ['localhost:3000', 'https://localhost:3000/', 'localhost:3000'],
  ['  bakery.example ', 'https://bakery.example/', 'bakery.example'],
])('%s links to %s with the label %s', (text, href, label) => {
  expect(websiteLink(text)).toEqual({ href, label });
});

describe('not a web address', () => {
  const foreign = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript:1',
    'javascript://bakery.example/%0aalert(1)',
    'data:text/html,hi',
    'mailto:rosa@bakery.example',
    'ftp://bakery.example',
    'file:///etc/passwd',
    'http:bakery.example',
    'vbscript:x',
  ];
  test.each(foreign)('%s', (text) => {
    expect(isWebsite(text)).toBe(false);
    expect(websiteLink(text)).toBeNull();
  });

  const notAddresses = ['our shop on Main Street', 'not a url at all', 'https://', 'https://a@evil.example'];
  test.each(notAddresses)('%s', (text) => {
    expect(isWebsite(text)).toBe(false);
    expect(websiteLink(text)).toBeNull();
  });

  test.each(['bakery', 'localhost:3000', 'https://bakery', '192.168.1.1', 'bakery.'])(
    '%s has no domain',
    (text) => {
      expect(isWebsite(text)).toBe(false);
    },
  );
});

test.each([
  'bakery.example',
  'https://bakery.example/menu?a=1',
  'bäckerei.example',
  'shop.bakery.example:8443',
])('%s is a website', (text) => {
  expect(isWebsite(text)).toBe(true);
});

test.each([
  ['bakery.example/guide.pdf', 'https://bakery.example/guide.pdf'],
  [' bakery.example ', 'https://bakery.example'],
  ['https://bakery.example', 'https://bakery.example'],
  ['http://bakery.example', 'http://bakery.example'],
  ['the guide', 'the guide'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%j becomes %j', (typed, link) => {
  expect(withHttps(typed)).toBe(link);
});

test.each([
  ['https://bakery.example/guide.pdf', true],
  ['http://bakery.example', false],
  ['bakery.example', false],
  ['javascript:alert(1)', false],
  ['https://bank.example@evil.example', false],
])('%s is allowed for students: %s', (text, allowed) => {
  expect(isSecureLink(text)).toBe(allowed);
});

test('whatever is typed, a link opens only a website and names no user', () => {
  const part = fc.constantFrom(
    'javascript:',
    'data:',
    'https://',
    'http:',
    '//',
    '@',
    ':',
    'a.example',
    '\\',
    '\t',
    ' ',
    '[::1]',
    '８',
    '%00',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 6 }).map((it) => it.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const link = websiteLink(text);
      if (!link) return;
      const { protocol, username, password } = new URL(link.href);
      expect(protocol).toMatch(/^https?:$/);
      expect([username, password]).toEqual(['', '']);
    }),
    { numRuns: 1_000 },
  );
});
