import { expect, test } from 'vitest';
import { fitReasons } from './best-fit.ts';

const none = { tags: [], industry: [], skills: [], hours: null };

test.each([
  [none, ''],
  [
    { ...none, tags: ['Events'], industry: ['Bakeries'], hours: 4 },
    'Matches 2 of your interests · Fits your 4 hours a week',
  ],
  [{ ...none, hours: 1 }, 'Fits your 1 hour a week'],
  [{ ...none, hours: 6 }, 'Fits your 6 hours a week'],
  [
    { ...none, tags: ['Events'], skills: ['Writing', 'Canva', 'Drawing'] },
    'Matches 1 of your interests · Uses your skills: Writing, Canva',
  ],
])('%j reads %j', (fit, text) => {
  expect(fitReasons(fit)).toBe(text);
});
