import { tieStages } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { breakEnd, seesContacts } from './students.rules.ts';

test('only a company that has accepted the student sees school and handles, and only if the student shares them', () => {
  expect(tieStages.filter((stage) => seesContacts(stage, true))).toEqual(['accepted']);
  expect(tieStages.filter((stage) => seesContacts(stage, false))).toEqual([]);
});

describe('the end of a break', () => {
  // 11 p.m. on the 17th in Chicago.
  const now = new Date('2026-11-18T05:00:00Z');

  test('is the beginning of the day where the student is', () => {
    expect(breakEnd('2026-11-19', 'UTC', now)).toEqual(new Date('2026-11-19T00:00:00Z'));
    expect(breakEnd('2026-11-18', 'America/Chicago', now)).toEqual(new Date('2026-11-18T06:00:00Z'));
    // After a clock change.
    expect(breakEnd('2027-01-12', 'Europe/Berlin', now)).toEqual(new Date('2027-01-11T23:00:00Z'));
  });

  test('is in UTC for a student without a time zone, or with one that nobody knows', () => {
    for (const zone of [null, 'Mars/Olympus'])
      expect(breakEnd('2026-11-19', zone, now)).toEqual(new Date('2026-11-19T00:00:00Z'));
  });

  test('is tomorrow at the earliest and in eight weeks at the latest', () => {
    expect(breakEnd('2026-11-18', 'UTC', now)).toBeUndefined();
    expect(breakEnd('2026-11-17', 'America/Chicago', now)).toBeUndefined();
    expect(breakEnd('2027-01-13', 'UTC', now)).toBeDefined();
    expect(breakEnd('2027-01-14', 'UTC', now)).toBeUndefined();
  });
});
