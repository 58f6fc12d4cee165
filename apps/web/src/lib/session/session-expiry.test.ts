import { expect, test } from 'vitest';
import { expiryOf, isDue } from './session-expiry.ts';

const now = Date.parse('2026-03-20T12:00:00Z');
const minute = 60_000;
const at = (ms: number) => new Date(now + ms).toISOString();

test('a token expires when the server says so', () => {
  expect(expiryOf(at(14 * minute), now)).toBe(now + 14 * minute);
});

test.each([-60, -1, 0, 16, 600])('ignores a clock that makes it %d minutes', (minutes) => {
  expect(expiryOf(at(minutes * minute), now)).toBe(now + 15 * minute);
});

test('it is due when 90 seconds or less remain', () => {
  expect(isDue(now + 90_001, now)).toBe(false);
  expect(isDue(now + 90_000, now)).toBe(true);
  expect(isDue(now - 1, now)).toBe(true);
});
