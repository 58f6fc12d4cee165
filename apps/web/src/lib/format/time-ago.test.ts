import { expect, test } from 'vitest';
import { forHowLong, shortTimeAgo, timeAgo } from './time-ago.ts';

const now = new Date('2026-03-20T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [minute, '1 min ago'],
  [2 * minute, '2 mins ago'],
  [60 * minute - 1, '59 mins ago'],
  [hour, '1 hour ago'],
  [2 * hour - 1, '1 hour ago'],
  [24 * hour - 1, '23 hours ago'],
  [day, '1 day ago'],
  [2 * day, '2 days ago'],
  [7 * day - 1, '6 days ago'],
  [7 * day, 'Mar 13'],
  [400 * day, 'Feb 13, 2025'],
  [-5 * minute, 'just now'],
])('%d ms ago reads "%s"', (ago, words) => {
  const then = new Date(now.getTime() - ago);
  expect(timeAgo(then, now)).toBe(words);
  expect(timeAgo(then.toISOString(), now)).toBe(words);
});

test.each([
  [59_999, undefined],
  [minute, 'for 1 min'],
  [2 * day, 'for 2 days'],
  [7 * day, 'since Mar 13'],
])('%d ms is %o', (ago, words) => {
  expect(forHowLong(new Date(now.getTime() - ago), now)).toBe(words);
});

test.each([
  [0, 'now'],
  [2 * minute, '2 min'],
  [hour, '1 h'],
  [2 * day, '2 d'],
  [7 * day, 'Mar 13'],
])('%d ms ago is "%s" in a list', (ago, words) => {
  expect(shortTimeAgo(new Date(now.getTime() - ago), now)).toBe(words);
});
