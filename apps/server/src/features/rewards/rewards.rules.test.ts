import { rewardStates } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { isOverdue, isRepeated, lastDay } from './rewards.rules.ts';

describe('overdue', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  const owed_at = '2026-03-01T11:59:59Z';
  test('after more than 30 days, while there is something to pay', () => {
    const overdue = rewardStates.filter((state) => isOverdue({ state, owed_at }, now));
    expect(overdue).toEqual(['owed', 'missing']);
  });
  test('not after exactly 30 days', () => {
    expect(isOverdue({ state: 'owed', owed_at: '2026-03-01T12:00:00Z' }, now)).toBe(false);
  });
});

test('the latest day is the one that has begun farthest in the east', () => {
  expect(lastDay(new Date('2026-02-28T00:00:00Z'))).toBe('2026-03-01');
  expect(lastDay(new Date('2026-12-31T23:59:59Z'))).toBe('2027-01-01');
});

describe('a repeated request', () => {
  const payment = { paid_on: '2026-03-01', paid_how: 'cash' };
  const row = { ...payment, state: 'paid', paid_by: 'dana' } as const;
  test('says the same, from the same person', () => {
    expect(isRepeated(row, payment, 'dana')).toBe(true);
  });
  test.each([
    ['another state', { state: 'owed' }],
    ['another person', { paid_by: 'rosa' }],
    ['another day', { paid_on: '2026-03-02' }],
    ['another way', { paid_how: 'check' }],
  ] as const)('not with %s', (_, change) => {
    expect(isRepeated({ ...row, ...change }, payment, 'dana')).toBe(false);
  });
});
