import { expect, test } from 'vitest';
import { daysInWords, storedByMonthInWords } from './retention-words.ts';

test.each([
  [1, '1 day'],
  [30, '30 days'],
  [364, '364 days'],
  [365, 'a year'],
  [1_095, 'three years'],
])('%i days are “%s”', (days, words) => expect(daysInWords(days)).toBe(words));

test.each([
  [30, 'two months'],
  [90, 'four months'],
  [365, '13 months'],
])('what is stored by month for %i days is gone within %s', (days, words) =>
  expect(storedByMonthInWords(days)).toBe(words),
);
