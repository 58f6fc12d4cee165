import { expect, test } from 'vitest';
import { hoursOfMinutes, isQuickWin } from './hours.ts';

test('up to 24 hours in total is a Quick Win', () => {
  expect([1, 24, 25].map(isQuickWin)).toEqual([true, true, false]);
});

test('without hours, or with none, nothing is a Quick Win', () => {
  expect([null, 0, -1].map(isQuickWin)).toEqual([false, false, false]);
});

test('minutes are rounded up to whole hours', () => {
  expect([0, 1, 60, 61, 210].map(hoursOfMinutes)).toEqual([0, 1, 1, 2, 4]);
});
