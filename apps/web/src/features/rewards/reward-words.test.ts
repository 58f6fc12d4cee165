import { expect, test, vi } from 'vitest';
import { dueInWords, overdueInWords, sumInWords } from './reward-words.ts';

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
  [[reward('ana', 2_000), reward('ben', 1_500)], false, '$35 is'],
  [[reward('ana', 2_000), reward('ben', 500, 'EUR')], false, '$20 and €5 are'],
  [[reward('ana', 2_000)], true, 'Some rewards are'],
])('says how much is overdue and what follows', (rewards, more, words) => {
  expect(overdueInWords(rewards, more)).toBe(`${words} overdue, so you can't activate initiatives.`);
});

test('says until when to pay', () => {
  vi.setSystemTime('2026-11-20T12:00:00.000Z');
  const owed_at = '2026-11-18T12:00:00.000Z';
  expect(dueInWords({ owed_at, overdue: false })).toBe('Pay by Dec 18');
  expect(dueInWords({ owed_at, overdue: true })).toBe('Was due Dec 18');
  vi.useRealTimers();
});
