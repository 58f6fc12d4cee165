import { expect, test } from 'vitest';
import { dayInWords, isDay, today } from './days.ts';

test('a day reads the same in every time zone', () => {
  expect(dayInWords('2026-11-10')).toBe('Nov 10, 2026');
  expect(dayInWords('2026-01-01')).toBe('Jan 1, 2026');
});

test('today is the day where the person is', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test.each([
  ['2026-11-10', true],
  ['', false],
  ['2026-11', false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));
