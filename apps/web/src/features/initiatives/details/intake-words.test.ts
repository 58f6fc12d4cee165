import { describe, expect, test } from 'vitest';
import {
  closedInWords,
  deadlineInWords,
  fewLeftInWords,
  placesInWords,
  takenInWords,
} from './intake-words.ts';

const none = { places: null, places_left: null, apply_by: null, starts_on: null, closed: null };
const year = new Date().getFullYear();
const some = { ...none, places: 5, places_left: 2, apply_by: `${year}-03-03` };

describe('places in words', () => {
  test.each([
    [none, undefined, undefined, undefined],
    [some, '2 of 5 places left', '3 of 5 places taken', '2 places left'],
    [{ ...some, places_left: 1 }, '1 of 5 places left', '4 of 5 places taken', '1 place left'],
    [{ ...some, places_left: 5 }, '5 places', '0 of 5 places taken', '5 places left'],
    [{ ...some, places: 20, places_left: 12 }, '12 of 20 places left', '8 of 20 places taken', undefined],
    [
      { ...some, places_left: 0, closed: 'places_taken' as const },
      'All 5 places are taken',
      '5 of 5 places taken',
      undefined,
    ],
    [{ ...some, places: 1, places_left: 1 }, '1 place', '0 of 1 place taken', '1 place left'],
  ])('%j', (intake, places, taken, few) => {
    expect([placesInWords(intake), takenInWords(intake), fewLeftInWords(intake)]).toEqual([
      places,
      taken,
      few,
    ]);
  });
});

describe('the deadline and why it is closed', () => {
  test('before and after the deadline', () => {
    expect(deadlineInWords(some)).toBe('Apply by Mar 3');
    expect(deadlineInWords({ ...some, closed: 'deadline_passed' })).toBe('Applications closed on Mar 3');
    expect(deadlineInWords(none)).toBeUndefined();
  });
  test('another year is named', () => {
    expect(deadlineInWords({ ...some, apply_by: `${year + 1}-03-03` })).toBe(`Apply by Mar 3, ${year + 1}`);
  });
  test('says why students can no longer apply', () => {
    expect(closedInWords(some)).toBeUndefined();
    expect(closedInWords({ ...some, places_left: 0, closed: 'places_taken' })).toBe('All 5 places are taken');
    expect(closedInWords({ ...some, places: 1, places_left: 0, closed: 'places_taken' })).toBe(
      'The only place is taken',
    );
    expect(closedInWords({ ...some, closed: 'deadline_passed' })).toBe('Applications closed on Mar 3');
  });
});
