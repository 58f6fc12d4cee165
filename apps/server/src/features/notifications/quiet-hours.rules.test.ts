import { describe, expect, test } from 'vitest';
import { knownTimeZone } from '../../platform/time-zone.ts';
import { isSentAtNight, quietFrom, quietUntil } from './quiet-hours.rules.ts';

const until = (now: string, timeZone: string) => quietUntil(new Date(now), timeZone)?.toISOString();

describe('quiet hours', () => {
  test.each([
    // 20:59:59, 21:00, midnight, 06:59:59 and 07:00 in Chicago, which is six hours behind in winter.
    ['2027-01-15T02:59:59.999Z', undefined],
    ['2027-01-15T03:00:00.000Z', '2027-01-15T13:00:00.000Z'],
    ['2027-01-15T06:00:00.000Z', '2027-01-15T13:00:00.000Z'],
    ['2027-01-15T12:59:59.999Z', '2027-01-15T13:00:00.000Z'],
    ['2027-01-15T13:00:00.000Z', undefined],
    ['2027-01-15T19:00:00.000Z', undefined],
  ])('in Chicago at %s until %s', (now, expected) => {
    expect(until(now, 'America/Chicago')).toBe(expected);
  });

  test('end at 7 a.m. of the new time when the clock goes forward', () => {
    // Saturday, 10 p.m. CST; Sunday, 7 a.m. CDT.
    expect(until('2027-03-14T04:00:00Z', 'America/Chicago')).toBe('2027-03-14T12:00:00.000Z');
  });

  test('end at 7 a.m. of the new time when the clock goes back, also in the hour that happens twice', () => {
    // Saturday, 10 p.m. CDT; Sunday, 1:30 a.m. twice; Sunday, 7 a.m. CST.
    for (const now of ['2027-11-07T03:00:00Z', '2027-11-07T06:30:00Z', '2027-11-07T07:30:00Z'])
      expect(until(now, 'America/Chicago')).toBe('2027-11-07T13:00:00.000Z');
  });

  test('follow the date of the zone, on the other side of the date line and at the end of the year', () => {
    expect(until('2026-12-31T08:30:00Z', 'Pacific/Auckland')).toBe('2026-12-31T18:00:00.000Z');
    expect(until('2027-01-01T07:30:00Z', 'Pacific/Honolulu')).toBe('2027-01-01T17:00:00.000Z');
  });

  test('work in zones with half hours', () => {
    expect(until('2027-01-15T15:29:00Z', 'Asia/Kolkata')).toBeUndefined();
    expect(until('2027-01-15T15:30:00Z', 'Asia/Kolkata')).toBe('2027-01-16T01:30:00.000Z');
  });
});

test('quiet hours begin at 9 p.m. where the student is, also on the day the clocks change', () => {
  const from = (now: string) => quietFrom(new Date(now), 'America/Chicago').toISOString();
  expect(from('2026-11-18T18:00:00Z')).toBe('2026-11-19T03:00:00.000Z');
  expect(from('2026-11-01T05:30:00Z')).toBe('2026-11-02T03:00:00.000Z');
});

test.each([
  ['America/Chicago', 'America/Chicago'],
  [null, 'America/New_York'],
  ['Mars/Olympus_Mons', 'America/New_York'],
  ['', 'America/New_York'],
])('an unknown time zone is replaced by the default: %s', (zone, expected) => {
  expect(knownTimeZone(zone, 'America/New_York')).toBe(expected);
});

test.each([
  'verify-email',
  'sign-up-repeated',
  'reset-password',
  'email-change-confirm',
  'email-change-notice',
])('is sent at night, because it is about getting into the account: %s', (kind) =>
  expect(isSentAtNight(kind)).toBe(true),
);

test.each(['message-notification', 'application-accepted', 'guardian-notice', 'a kind of tomorrow'])(
  'held until the morning: %s',
  (kind) => expect(isSentAtNight(kind)).toBe(false),
);
