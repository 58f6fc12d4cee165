import { describe, expect, test } from 'vitest';
import { closedInWords, deadlineInWords, fewLeftInWords, placesInWords } from './intake-words.ts';

const none = { places: null, places_left: null, apply_by: null, starts_on: null, closed: null };
const year = new Date().getFullYear();
const some = { ...none, places: 5, places_left: 2, apply_by: `${year}-03-03` };

describe('places in words', () => {
  test.each([
    [none, undefined, undefined],
    [some, '2 of 5 places left', '2 places left'],
    [{ ...some, places_left: 1 }, '1 of 5 places left', '1 place left'],
    [{ ...some, places_left: 5 }, '5 places', '5 places left'],
    [{ ...some, places: 20, places_left: 12 }, '12 of 20 places left', undefined],
    [{ ...some, places_left: 0, closed: 'places_taken' as const }, 'All 5 places are taken', undefined],
    [{ ...some, places: 1, places_left: 1 }, '1 place', '1 place left'],
  ])('%j', (intake, places, few) => {
    expect([placesInWords(intake), fewLeftInWords(intake)]).toEqual([places, few]);
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
