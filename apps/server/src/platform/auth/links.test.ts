import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLinks } from './links.ts';

const links = createLinks('a secret of at least thirty-two characters');
const now = new Date('2027-03-01T12:00:00Z');
const expiresAt = new Date('2027-03-01T13:00:00Z');
const subject = '0195a3c4-1111-7000-8000-000000000001';
const token = links.make({ purpose: 'reset', subject, version: 3, expiresAt });

test('a link names its subject and the version it was created for', () => {
  expect(links.read('reset', token, now)).toEqual({ subject, version: '3' });
});

test('a link is safe in a URL', () => {
  expect(encodeURIComponent(token)).toBe(token);
});

test('a link works until it expires and not a moment longer', () => {
  expect(links.read('reset', token, new Date(expiresAt.getTime() - 1))).toBeDefined();
  expect(links.read('reset', token, expiresAt)).toBeUndefined();
});

test('a link for one purpose is refused for any other', () => {
  expect(links.read('verify', token, now)).toBeUndefined();
});

test('a link signed with another secret is refused', () => {
  expect(createLinks('another secret').read('reset', token, now)).toBeUndefined();
});

test('a link signed with the previous secret works while that one is still configured', () => {
  const later = createLinks('the next secret', 'a secret of at least thirty-two characters');
  expect(later.read('reset', token, now)).toEqual({ subject, version: '3' });
  expect(
    links.read('reset', later.make({ purpose: 'reset', subject, version: 3, expiresAt }), now),
  ).toBeUndefined();
});

test('a link with any single character changed is refused', () => {
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1);
    expect(links.read('reset', changed, now)).toBeUndefined();
  }
});

test.each(['', '.', '...', 'a.b.c.d', `${token}.`, `${token}.x`, token.slice(0, -1), ` ${token}`])(
  'text that is not a link is refused: %j',
  (text) => {
    expect(links.read('reset', text, now)).toBeUndefined();
  },
);

test('parts with separator characters cannot become a link', () => {
  expect(() => links.make({ purpose: 'reset', subject: 'a.b', version: 1, expiresAt })).toThrow(
    'a link may contain only',
  );
  expect(() => links.make({ purpose: 'reset', subject, version: 'x@y.z', expiresAt })).toThrow(
    'a link may contain only',
  );
});

test('a fingerprint differs by address, survives a change of secrets, and fits in a link', () => {
  const print = links.fingerprint('ada@school.example');
  expect(print).toMatch(/^[\w-]{22}$/);
  expect(print).toBe(links.fingerprint('ada@school.example'));
  expect(print).not.toBe(links.fingerprint('ade@school.example'));
  expect(print).toBe(createLinks('another secret').fingerprint('ada@school.example'));
  const bound = links.make({ purpose: 'verify', subject, version: print, expiresAt });
  expect(links.read('verify', bound, now)).toEqual({ subject, version: print });
});

test('every link is read as it was made, and no other text is a link', () => {
  const part = fc.stringMatching(/^[\w-]{1,80}$/);
  fc.assert(
    fc.property(part, part, fc.string({ minLength: 1 }), (subject, version, other) => {
      const made = links.make({ purpose: 'reset', subject, version, expiresAt });
      expect(links.read('reset', made, now)).toEqual({ subject, version });
      expect(links.read('reset', made + other, now)).toBeUndefined();
      expect(links.read('reset', other, now)).toBeUndefined();
    }),
  );
});
