import { expect, test } from 'vitest';
import { sumInWords } from './reward-words.ts';

const reward = (id: string, amount: number, currency: 'USD' | 'EUR' = 'USD') => ({
  amount,
  currency,
  student: { id, full_name: id, photo_url: null },
});

test.each([
  [[reward('ana', 2_000)], 'You owe 1 student $20.'],
  [[reward('ana', 2_000), reward('ana', 1_550)], 'You owe 1 student $35.50.'],
  [[reward('ana', 2_000), reward('ben', 4_000), reward('ben', 500, 'EUR')], 'You owe 2 students $60 and €5.'],
])('adds up what a company owes, for each currency', (rewards, words) => {
  expect(sumInWords(rewards)).toBe(words);
});
