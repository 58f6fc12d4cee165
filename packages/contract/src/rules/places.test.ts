import { describe, expect, test } from 'vitest';
import { intakeOf } from './places.ts';

describe('whether an initiative takes applications', () => {
  const open = { places: 5, places_left: 2, apply_by: '2027-03-03', starts_on: null, deadline_passed: false };
  test.each([
    ['with free places before the deadline', {}, null],
    ['without places and deadline', { places: null, places_left: null, apply_by: null }, null],
    ['with all places taken', { places_left: 0 }, 'places_taken'],
    ['after the deadline', { deadline_passed: true }, 'deadline_passed'],
    ['full and after the deadline', { places_left: 0, deadline_passed: true }, 'deadline_passed'],
  ])('%s', (_, facts, closed) => {
    expect(intakeOf({ ...open, ...facts }).closed).toBe(closed);
  });
});
