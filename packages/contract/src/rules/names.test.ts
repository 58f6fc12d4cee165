import { expect, test } from 'vitest';
import { nameOf } from './names.ts';

test('a name is shown as it is, without blanks around it', () => {
  expect(nameOf('company', ' Sunny Side Bakery ')).toBe('Sunny Side Bakery');
});

test.each([
  ['anything', 'Unknown'],
  ['user', 'Unknown User'],
  ['company', 'Unknown Company'],
  ['student', 'Unknown Student'],
  ['initiative', 'Unknown Initiative'],
] as const)('%s without a name is "%s"', (what, shown) => {
  for (const missing of [null, undefined, '', '  ']) expect(nameOf(what, missing)).toBe(shown);
});
