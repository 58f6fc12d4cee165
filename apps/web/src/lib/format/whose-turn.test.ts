import { expect, test } from 'vitest';
import { turnInWords } from './whose-turn.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  [{ whose: 'student', since: '2026-11-10T12:00:00Z' }, 'Your turn'],
  [{ whose: 'company', since: '2026-11-15T11:59:40Z' }, 'With the company'],
  [{ whose: 'company', since: '2026-11-15T11:15:00Z' }, 'With the company for 45 mins'],
  [{ whose: 'company', since: '2026-11-13T11:00:00Z' }, 'With the company for 2 days'],
  [{ whose: 'company', since: '2026-10-30T12:00:00Z' }, 'With the company since Oct 30'],
] as const)('%o reads "%s"', (turn, words) => {
  expect(turnInWords(turn, now)).toBe(words);
});
