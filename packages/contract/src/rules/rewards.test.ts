import { describe, expect, test } from 'vitest';
import { rewardStates } from '../vocabularies/rewards.ts';
import { canOfPaid, canOfPayer, moneyText, rewardOf, rewardText } from './rewards.ts';

describe('how rewards are written', () => {
  test.each([
    [2_000, 'USD', '$20'],
    [1_250, 'USD', '$12.50'],
    [5, 'EUR', '€0.05'],
    [1_000_000, 'CAD', 'CA$10,000'],
    [9_900, 'MXN', 'MX$99'],
  ])('%i %s is %s', (amount, currency, text) => expect(moneyText({ amount, currency })).toBe(text));

  test('says what it is paid for', () => {
    expect(rewardText({ amount: 2_000, currency: 'USD', per: 'task' })).toBe('$20 for each approved task');
    expect(rewardText({ amount: 6_000, currency: 'GBP', per: 'completion' })).toBe(
      '£60 when every task is approved',
    );
  });
});

test('a row has a whole reward or none', () => {
  expect(rewardOf({ reward_amount: 100, reward_currency: 'USD', reward_per: 'task' })).toEqual({
    amount: 100,
    currency: 'USD',
    per: 'task',
  });
  for (const row of [
    { reward_amount: null, reward_currency: 'USD', reward_per: 'task' as const },
    { reward_amount: 100, reward_currency: null, reward_per: 'task' as const },
    { reward_amount: 100, reward_currency: 'USD', reward_per: null },
  ])
    expect(rewardOf(row)).toBeNull();
});

test('each side can take its own steps', () => {
  const can = Object.fromEntries(
    rewardStates.map((state) => [state, { ...canOfPayer(state), ...canOfPaid(state) }]),
  );
  expect(can).toEqual({
    owed: { pay: true, take_back: false, confirm: false, deny: false },
    paid: { pay: false, take_back: true, confirm: true, deny: true },
    received: { pay: false, take_back: false, confirm: false, deny: false },
    missing: { pay: true, take_back: false, confirm: true, deny: false },
  });
});
