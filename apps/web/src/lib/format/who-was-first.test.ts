import { expect, test } from 'vitest';
import { whoWasFirst } from './who-was-first.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test.each([
  ['Dana Kim', 1, 'Dana accepted this 1 min ago'],
  ['Dana Kim', 0, 'Dana accepted this just now'],
  [null, 5, 'You accepted this 5 mins ago'],
])('names %s, %i minutes ago: %s', (name, minutes, words) => {
  const by = name === null ? null : { id: '1', name };
  expect(whoWasFirst({ by, at: minutesAgo(minutes) }, 'accepted this')).toBe(words);
});
