import { describe, expect, test } from 'vitest';
import { coresFor, fitLine, secondsFor } from './capacity.ts';
import { busiestMinute, country, habits, hours, scaled, sumOf } from './country.ts';
import { operations } from '../speed/operations.ts';

describe('the day of a country', () => {
  test('uses operations that the benchmark has', () => {
    const known = new Set(operations.map(({ name }) => name));
    expect(habits.map(({ operation }) => operation).filter((name) => !known.has(name))).toEqual([]);
  });

  test('adds up to what all students do', () => {
    const perDay = (name: string) => sumOf(hours.map(({ perSecond }) => perSecond.get(name)! * 3_600));
    for (const { operation, perStudent } of habits)
      expect(perDay(operation) / country.students).toBeCloseTo(perStudent, 6);
  });

  test('has about 1,400 messages and 20,000 reads a second in its busiest minute', () => {
    const { perSecond } = busiestMinute;
    expect(perSecond.get('send')).toBeGreaterThan(1_300);
    expect(sumOf(perSecond.values()) - perSecond.get('send')!).toBeGreaterThan(19_000);
    expect(Math.max(...hours.map((hour) => sumOf(hour.perSecond.values())))).toBeLessThan(
      sumOf(perSecond.values()),
    );
  });

  test('keeps its mix when it is scaled', () => {
    const small = scaled(busiestMinute, 0.01);
    expect(sumOf(small.perSecond.values())).toBeCloseTo(sumOf(busiestMinute.perSecond.values()) / 100, 6);
    expect(small.perSecond.get('thread')! / small.perSecond.get('home')!).toBeCloseTo(4.5 / 4, 6);
  });
});

describe('the capacity model', () => {
  const costs = new Map([
    ['read', { node: 500, postgres: 250 }],
    ['write', { node: 1_000, postgres: 4_000 }],
  ]);

  test('adds up what each request costs', () => {
    const requests = new Map([
      ['read', 1_000],
      ['write', 100],
    ]);
    expect(secondsFor(requests, costs, 'node')).toBeCloseTo(0.6);
    expect(secondsFor(requests, costs, 'postgres')).toBeCloseTo(0.65);
  });

  test('leaves 40% of every core idle', () => {
    expect(coresFor(new Map([['read', 1_200]]), costs, 'node')).toBeCloseTo(1);
  });

  test('tells what is always used from what each write adds', () => {
    const { always, each } = fitLine([
      [0, 0.1],
      [2, 0.31],
      [4, 0.49],
    ]);
    expect(always).toBeCloseTo(0.105);
    expect(each).toBeCloseTo(0.0975);
  });
});
