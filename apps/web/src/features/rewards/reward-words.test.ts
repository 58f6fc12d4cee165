import { expect, test } from 'vitest';
import { owedToInWords, sumInWords } from './reward-words.ts';

const reward = (id: string, amount: number, currency: 'USD' | 'EUR' = 'USD') => ({
  amount,
  currency,
  student: { id, full_name: id, photo_url: null },
});

test.each([
  [[reward('ana', 2_000)], 'You owe 1 student $20'],
  [[reward('ana', 2_000), reward('ana', 1_550)], 'You owe 1 student $35.50'],
  [[reward('ana', 2_000), reward('ben', 4_000), reward('ben', 500, 'EUR')], 'You owe 2 students $60 and €5'],
])('adds up what a company owes, for each currency', (rewards, words) => {
  expect(sumInWords(rewards)).toBe(words);
});

test.each([
  [[reward('ana', 2_000), reward('ana', 1_500)], 'ana $35'],
  [[reward('ana', 2_000), reward('ben', 500, 'EUR')], 'ana $20 and ben €5'],
  [
    [reward('ana', 2_000), reward('ben', 500), reward('cleo', 500), reward('dan', 500)],
    'ana $20, ben $5, and 2 more students',
  ],
])('names the students and what each of them is owed', (rewards, words) => {
  expect(owedToInWords(rewards)).toBe(words);
});
