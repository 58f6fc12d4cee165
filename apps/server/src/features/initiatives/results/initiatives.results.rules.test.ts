import { limits, type ResultsWeek } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { daysOf, firstMonday, mondayOf, weeksOf } from './initiatives.results.rules.ts';

const now = new Date('2026-11-17T08:00:00Z');
const nothing = { views: 0, saves: 0, applications: 0, accepted: 0, finished: 0 };
const on = (day: string, changes: Partial<typeof nothing> = {}) => ({ day, ...nothing, ...changes });
const week = (monday: string, changes: Partial<typeof nothing> = {}): ResultsWeek => ({
  week: monday,
  ...nothing,
  ...changes,
});

describe('a week starts on Monday, in UTC', () => {
  test.each([
    ['2026-11-16T00:00:00Z', '2026-11-16'],
    ['2026-11-17T08:00:00Z', '2026-11-16'],
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-11-23T00:00:00Z', '2026-11-23'],
  ])('%s is in the week of %s', (time, monday) => {
    expect(mondayOf(new Date(time))).toBe(monday);
  });
});

describe('the weeks of an initiative', () => {
  test('are the last 26, including this one', () => {
    expect(firstMonday(now)).toBe('2026-05-25');
    const weeks = weeksOf([on('2026-05-24', { views: 1 }), on('2026-05-25', { saves: 1 })], now);
    expect(weeks).toHaveLength(limits.resultsWeeks);
    expect(weeks[0]).toEqual(week('2026-05-25', { saves: 1 }));
    expect(weeks.at(-1)).toEqual(week('2026-11-16'));
  });

  test('begin with the first one in which anything happened, add up its days, and have no gaps', () => {
    const days = [
      on('2026-10-20'),
      on('2026-10-26', { views: 3 }),
      on('2026-11-01', { views: 2, saves: 1 }),
      on('2026-11-09', { applications: 1 }),
    ];
    expect(weeksOf(days, now)).toEqual([
      week('2026-10-26', { views: 5, saves: 1 }),
      week('2026-11-02'),
      week('2026-11-09', { applications: 1 }),
      week('2026-11-16'),
    ]);
  });

  test.each(['views', 'saves', 'applications', 'accepted', 'finished'] as const)('count %s', (what) => {
    expect(weeksOf([on('2026-11-17', { [what]: 1 })], now)).toHaveLength(1);
  });

  test('are none if nothing ever happened', () => {
    expect(weeksOf([on('2026-11-09')], now)).toEqual([]);
  });
});

test.each([
  [null, null],
  [60, 1],
  [86_400 * 1.4, 1],
  [86_400 * 11.5, 12],
])('%s seconds are %s days', (seconds, days) => {
  expect(daysOf(seconds)).toBe(days);
});
