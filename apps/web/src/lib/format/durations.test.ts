import { expect, test } from 'vitest';
import {
  answersInWords,
  hoursInWords,
  minutesInWords,
  waitedInWords,
  waitInWords,
  workInWords,
} from './durations.ts';

test.each([
  [1, '1 min'],
  [45, '45 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
  [6_000, '100 h'],
])('%d minutes read "%s"', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

test.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [92, '1.5 hours'],
  [390, '6.5 hours'],
  [430, '7 hours'],
])('%d minutes of work read "%s"', (minutes, words) => {
  expect(workInWords(minutes)).toBe(words);
});

test('uses the singular for one hour', () => {
  expect([hoursInWords(1), hoursInWords(8)]).toEqual(['1 hour', '8 hours']);
});

test.each([
  [12, 'under an hour'],
  [60, '1 hour'],
  [310, '5 hours'],
  [1_430, '1 day'],
  [3_000, '2 days'],
])('a typical wait of %d minutes reads "%s"', (minutes, words) => {
  expect(waitInWords(minutes)).toBe(words);
});

test('says what a company promises, and how fast it usually is', () => {
  expect(answersInWords(5, null)).toBe('5 days');
  expect(answersInWords(1, 1_140)).toBe('1 day, usually in 19 hours');
});

test.each([
  ['2026-11-15T11:30:00Z', 'Just now'],
  ['2026-11-15T09:00:00Z', 'Waiting for 3 hours'],
  ['2026-11-14T00:00:00Z', 'Waiting for 1 day'],
  ['2026-11-13T12:00:00Z', 'Waiting for 2 days'],
])('waiting since %s reads "%s"', (since, words) => {
  expect(waitedInWords(since, new Date('2026-11-15T12:00:00Z'))).toBe(words);
});
