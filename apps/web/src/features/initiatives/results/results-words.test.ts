import type { ResultsWeek } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { hasLabel, ticksOf, topOf } from './chart-scale.ts';
import {
  decidedInWords,
  finishedInWords,
  shareInWords,
  sinceInWords,
  summaryOf,
  viewsInWords,
  workingInWords,
} from './results-words.ts';

const week = (monday: string, changes: Partial<ResultsWeek> = {}): ResultsWeek => ({
  week: monday,
  views: 0,
  saves: 0,
  applications: 0,
  accepted: 0,
  finished: 0,
  ...changes,
});
const [before, now] = ['2026-11-09', '2026-11-16'];

test.each([
  [18, 378, '5% of views'],
  [0, 378, undefined],
  [2, 1, undefined],
])('the share of %d of %d is %s', (count, of, words) => {
  expect(shareInWords(count, of, 'views')).toBe(words);
});

describe('the summary', () => {
  test.each([
    [[week(now, { saves: 1 })], 'No views or applications yet.'],
    [[week(now, { views: 1 })], '1 view this week. No applications yet.'],
    [[week(before, { views: 1_200 }), week(now)], '1,200 views in 2 weeks. No applications yet.'],
    [[week(now, { applications: 1 })], '1 student applied this week.'],
    [[week(now, { applications: 2, accepted: 1 })], '2 students applied this week. 1 was accepted.'],
    [
      [week(before, { applications: 12, accepted: 7 }), week(now, { finished: 3 })],
      '12 students applied in 2 weeks. 7 were accepted, and 3 have finished.',
    ],
    [
      [week(now, { applications: 1, accepted: 1, finished: 1 })],
      '1 student applied this week. 1 was accepted, and 1 has finished.',
    ],
  ])('of %j is "%s"', (weeks, text) => {
    expect(summaryOf(weeks)).toBe(text);
  });
});

test('the totals say since when they count', () => {
  expect(sinceInWords([week(before), week(now)])).toBe('since Nov 9');
  expect(sinceInWords(Array.from({ length: 26 }, () => week(now)))).toBe('in the last 26 weeks');
});

test.each([
  [{ applications: 0, accepted: 0, to_decide: 0, rejected: 0 }, 'none yet'],
  [{ applications: 4, accepted: 4, to_decide: 0, rejected: 0 }, 'all decided'],
  [{ applications: 4, accepted: 3, to_decide: 1, rejected: 0 }, '1 to answer'],
  [{ applications: 4, accepted: 2, to_decide: 0, rejected: 2 }, '2 rejected'],
  [{ applications: 5, accepted: 1, to_decide: 1, rejected: 2 }, '1 to answer, 2 rejected, 1 withdrawn'],
  [{ applications: 4, accepted: 6, to_decide: 0, rejected: 0 }, 'all decided'],
  [{ applications: 4_000, accepted: 0, to_decide: 0, rejected: 1_000 }, '1,000+ rejected'],
])('the note of %j is "%s"', (counts, text) => {
  expect(decidedInWords(counts)).toBe(text);
});

test.each([
  [{ accepted: 0, finished: 0 }, 0, 'nobody yet'],
  [{ accepted: 3, finished: 3 }, 0, 'nobody working now'],
  [{ accepted: 7, finished: 3 }, 4, '4 working now'],
  [{ accepted: 8, finished: 3 }, 4, '4 working now, 1 ended'],
  // Accepted before the first of these weeks.
  [{ accepted: 0, finished: 1 }, 2, '2 working now'],
])('of %j, %d are working: "%s"', (totals, working, text) => {
  expect(workingInWords(totals, working)).toBe(text);
});

test('says how long students took to finish', () => {
  expect(finishedInWords(0, null)).toBe('nobody yet');
  expect(finishedInWords(1, null)).toBe('all tasks approved');
  expect(finishedInWords(1, 1)).toBe('1 day on average');
  expect(finishedInWords(3, 12)).toBe('12 days on average');
});

test('the chart of views says where it starts, where it ends and its peak', () => {
  expect(viewsInWords([week('2026-11-02', { views: 5 }), week(before, { views: 9 }), week(now)])).toBe(
    'Views per week, from 5 in the week of Nov 2 to 0 this week so far, with a peak of 9 in the week of Nov 9',
  );
});

describe('the scale of a chart', () => {
  test.each([
    [0, 1, [0, 1]],
    [1, 1, [0, 1]],
    [2, 2, [0, 1, 2]],
    [3, 4, [0, 2, 4]],
    [5, 10, [0, 5, 10]],
    [88, 100, [0, 50, 100]],
    [101, 200, [0, 100, 200]],
  ])('for %i ends at %i', (max, top, ticks) => {
    expect(topOf(max)).toBe(top);
    expect(ticksOf(top)).toEqual(ticks);
  });

  test.each([1, 7, 8, 26])('has at most 6 labels for %i weeks, and always one for the last', (weeks) => {
    const labeled = Array.from({ length: weeks }, (_, i) => i).filter((i) => hasLabel(i, weeks));
    expect(labeled.length).toBeLessThanOrEqual(6);
    expect(labeled.at(-1)).toBe(weeks - 1);
  });
});
