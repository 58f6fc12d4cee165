import { describe, expect, test } from 'vitest';
import { answerByInWords, clockOf, isLate, promisedInWords } from './answer-clock.ts';

// Noon, so that a day more or less stays on the same side of midnight in every time zone of the tests.
const now = new Date(2026, 10, 17, 12);
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000).toISOString();
const days = (n: number) => hours(24 * n);

describe('the clock', () => {
  test.each([
    ['just now', days(0), days(5), { days: 5, passed: 0, state: 'open' }],
    ['after two days', days(-2), days(3), { days: 5, passed: 2, state: 'open' }],
    ['within the last day', hours(-100), hours(20), { days: 5, passed: 4, state: 'soon' }],
    ['after the last day', days(-7), days(-2), { days: 5, passed: 5, state: 'late' }],
    ['with one promised day', hours(-1), hours(23), { days: 1, passed: 0, state: 'soon' }],
    ['started again after a suspension', days(-30), days(5), { days: 35, passed: 30, state: 'open' }],
  ])('%s', (_, since, by, clock) => {
    expect(clockOf(since, by, now)).toEqual(clock);
  });
  test('is late from the moment after', () => {
    expect(isLate(hours(0), now)).toBe(false);
    expect(isLate(hours(-0.01), now)).toBe(true);
    expect(isLate(null, now)).toBe(false);
  });
});

test.each([
  [hours(3), 'Answer today', "They'll answer today"],
  [days(1), 'Answer by tomorrow', "They'll answer by tomorrow"],
  [days(3), 'Answer by Friday', "They'll answer by Fri, Nov 20"],
  [days(7), 'Answer by Tue, Nov 24', "They'll answer by Tue, Nov 24"],
  [hours(-0.5), 'Under an hour late', "They're under an hour late"],
  [hours(-5), '5 hours late', "They're 5 hours late"],
  [days(-1), '1 day late', "They're 1 day late"],
  [days(-2.5), '2 days late', "They're 2 days late"],
])('%s: %s', (by, company, student) => {
  expect(answerByInWords(by, now)).toBe(company);
  expect(promisedInWords(by, now)).toBe(student);
});
