import { expect, test } from 'vitest';
import { hoursOfMinutes, hoursOverLimit, isQuickWin, weekOf } from './hours.ts';

test('up to 24 hours in total is a Quick Win', () => {
  expect([1, 24, 25].map(isQuickWin)).toEqual([true, true, false]);
});

test('without hours, or with none, nothing is a Quick Win', () => {
  expect([null, 0, -1].map(isQuickWin)).toEqual([false, false, false]);
});

test('minutes are rounded up to whole hours', () => {
  expect([0, 1, 60, 61, 210].map(hoursOfMinutes)).toEqual([0, 1, 1, 2, 4]);
});

test('a week is the sum of what the companies ask for, and says how many of them do not', () => {
  const week = weekOf([{ weekly_hours: 3 }, { weekly_hours: null }, { weekly_hours: 2 }], 6);
  expect(week).toEqual({ hours: 5, unspecified: 1, limit: 6 });
  expect(weekOf([], null)).toEqual({ hours: 0, unspecified: 0, limit: null });
});

test('one more initiative may fill the limit, but not exceed it', () => {
  const week = { hours: 4, unspecified: 0, limit: 6 };
  expect(hoursOverLimit(week, 2)).toBeUndefined();
  expect(hoursOverLimit(week, 3)).toBe(7);
});

test('without a limit, or without the hours of the initiative, nothing exceeds it', () => {
  expect(hoursOverLimit({ hours: 4, unspecified: 0, limit: null }, 40)).toBeUndefined();
  expect(hoursOverLimit({ hours: 9, unspecified: 0, limit: 6 }, null)).toBeUndefined();
});
