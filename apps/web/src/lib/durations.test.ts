import { expect, test } from 'vitest';
import { hoursInWords, minutesInWords } from './durations.ts';

test.each([
  [1, '1 min'],
  [45, '45 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
  [6_000, '100 h'],
])('%d minutes read "%s"', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

test('one hour is not "hours"', () => {
  expect([hoursInWords(1), hoursInWords(8)]).toEqual(['1 hour', '8 hours']);
});
