import { expect, test } from 'vitest';
import { bylineOf, firstName, nameOf } from './names.ts';

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

test('a byline names the person and the company', () => {
  expect(bylineOf('Rosa Diaz', 'Sunny Side Bakery')).toBe('Rosa Diaz · Sunny Side Bakery');
});

test.each([null, undefined, '', 'Sunny Side Bakery'])(
  'a byline without a person (%s) is the company',
  (person) => {
    expect(bylineOf(person, 'Sunny Side Bakery')).toBe('Sunny Side Bakery');
  },
);

test.each([
  ['Rosa Diaz', 'Rosa'],
  ['  Dana   Kim ', 'Dana'],
  ['Cher', 'Cher'],
])('the first name of %s is %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});
