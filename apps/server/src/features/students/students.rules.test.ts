import { tieStages } from '@questline/contract';
import { expect, test } from 'vitest';
import { seesContacts } from './students.rules.ts';

test('only a company that has accepted the student sees school and handles, and only if the student shares them', () => {
  expect(tieStages.filter((stage) => seesContacts(stage, true))).toEqual(['accepted']);
  expect(tieStages.filter((stage) => seesContacts(stage, false))).toEqual([]);
});
