import { expect, test } from 'vitest';
import { isYoungerThan } from './age.ts';

const today = new Date('2026-11-16T12:00:00Z');

test.each([
  ['2013-12', true],
  // The 13th birthday may still come this month.
  ['2013-11', true],
  ['2013-10', false],
  ['2014-01', true],
  ['2012-12', false],
])('born in %s: younger than 13 is %s', (born, younger) => {
  expect(isYoungerThan(13, born, today)).toBe(younger);
});
