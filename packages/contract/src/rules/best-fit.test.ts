import { expect, test } from 'vitest';
import { fitReasons } from './best-fit.ts';

const none = { tags: [], industry: [], skills: [], hours: null };

test.each([
  [none, ''],
  [
    { ...none, tags: ['Events'], industry: ['Bakeries'], hours: 4 },
    'Matches 2 of your interests · fits your 4 h a week',
  ],
  [{ ...none, hours: 6 }, 'Fits your 6 h a week'],
  [
    { ...none, tags: ['Events'], skills: ['Writing', 'Canva', 'Drawing'] },
    'Matches 1 of your interests · uses your Writing and Canva',
  ],
])('%j reads %j', (fit, text) => {
  expect(fitReasons(fit)).toBe(text);
});
