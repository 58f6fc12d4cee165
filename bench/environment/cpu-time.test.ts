import { expect, test } from 'vitest';
import { parseMachineStat, parseProcessStat } from './cpu-time.ts';

test('reads CPU times of a process whose name contains spaces and parentheses', () => {
  const stat = '42 (postgres: a (b) c) S 7 42 42 0 -1 4194560 1 2 3 4 100 20 5 6 20 0 1 0 1 1 1';
  expect(parseProcessStat(stat)).toEqual({ parent: 7, own: 1.2, ofChildren: 0.11 });
});

test('counts all times of the machine except idle and waiting for disks', () => {
  const stat = 'cpu  100 20 300 99999 88888 4 50 600 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n';
  expect(parseMachineStat(stat)).toBe(10.74);
});
