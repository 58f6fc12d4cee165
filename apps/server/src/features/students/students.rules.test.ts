import { tieStages } from '@questline/contract';
import { expect, test } from 'vitest';
import { sharesContacts } from './students.rules.ts';

test('school and handles are shared only while the company has accepted the student', () => {
  expect(tieStages.filter(sharesContacts)).toEqual(['accepted']);
});
