import { expect, test } from 'vitest';
import { rewardOfValues, rewardValuesOf } from './reward-values.ts';

test.each([1, 5, 1_250, 1_999, 4_070, 1_000_000])('%i cents stay the same through the form', (amount) => {
  const reward = { amount, currency: 'EUR', per: 'completion' } as const;
  expect(rewardOfValues(rewardValuesOf(reward))).toEqual(reward);
});

test('without an amount there is no reward', () => {
  expect(rewardValuesOf(undefined)).toEqual({ amount: null, currency: 'USD', per: 'task' });
  expect(rewardOfValues(rewardValuesOf(null))).toBeNull();
});
