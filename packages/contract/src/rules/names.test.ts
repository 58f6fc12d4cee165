import { expect, test } from 'vitest';
import { nameOf } from './names.ts';

test('shows a name without surrounding spaces', () => {
  expect(nameOf('company', ' Sunny Side Bakery ')).toBe('Sunny Side Bakery');
});

test.each([
  ['anything', 'Unknown'],
  ['user', 'Unknown User'],
  ['company', 'Unknown Company'],
  ['student', 'Unknown Student'],
  ['initiative', 'Unknown Initiative'],
] as const)('a missing name of type %s reads "%s"', (what, shown) => {
  for (const missing of [null, undefined, '', '  ']) expect(nameOf(what, missing)).toBe(shown);
});
