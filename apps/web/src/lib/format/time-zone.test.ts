import { expect, test } from 'vitest';
import { zoneInWords } from './time-zone.ts';

test.each([
  ['America/Los_Angeles', 'Los Angeles time'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
])('%s is %s', (zone, words) => expect(zoneInWords(zone)).toBe(words));
