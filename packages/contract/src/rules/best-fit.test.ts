import { expect, test } from 'vitest';
import { fitInShort, fitReasons } from './best-fit.ts';

const none = { tags: [], industry: [], skills: [], hours: null, hours_promised: 0 };

test.each([
  [none, '', ''],
  [
    { ...none, tags: ['Events'], industry: ['Bakeries'], hours: 4 },
    'Matches 2 of your interests · Fits your 4 hours a week',
    'Matches 2 interests · Fits your 4 hours a week',
  ],
  [{ ...none, hours: 1 }, 'Fits your 1 hour a week', 'Fits your 1 hour a week'],
  [
    { ...none, hours: 2, hours_promised: 4 },
    'Fits your 2 free hours a week',
    'Fits your 2 free hours a week',
  ],
  [
    { ...none, tags: ['Events'], skills: ['Writing', 'Canva', 'Drawing'], hours: 6 },
    'Matches 1 of your interests · Uses your skills: Writing, Canva · Fits your 6 hours a week',
    'Matches 1 interest · Uses Writing',
  ],
])('%j reads %j, in short %j', (fit, text, short) => {
  expect(fitReasons(fit)).toBe(text);
  expect(fitInShort(fit)).toBe(short);
});
