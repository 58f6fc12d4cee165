import { expect, test } from 'vitest';
import { mutationsOfRules } from './rule-mutations.ts';

const whatOf = (code: string) => mutationsOfRules(code).map(({ what }) => what);

test('a decision is taken away, turned round, and taken by either side alone', () => {
  expect(whatOf(`export const can = (a: A) => a.open && a.count < 3;`)).toEqual([
    'a.open && a.count < 3 → undefined',
    'a.open && a.count < 3 → !(a.open && a.count < 3)',
    'a.open && a.count < 3 → a.open',
    'a.open && a.count < 3 → a.count < 3',
    'a.count < 3 → a.count >= 3',
    'a.count < 3 → a.count <= 3',
  ]);
});

test('a branch is always and never taken, and its answer is taken away', () => {
  expect(whatOf(`function refuse(a: A) { if (!a.open) return 'closed'; }`)).toEqual([
    '!a.open → true',
    '!a.open → false',
    '!a.open → a.open',
    `'closed' → undefined`,
  ]);
});

test('a list of words loses each of them', () => {
  expect(whatOf(`const opens = new Set(['accepted', 'ended']);`)).toHaveLength(2);
});

test('types are no decisions', () => {
  expect(whatOf(`type A = { status: 'open' extends B ? 'x' : 'y' };`)).toEqual([]);
});

test('what is mutated is still a program', () => {
  const code = `export const can = (a: A) => ({ edit: a.open === true, leave: list.includes(a) });`;
  expect(mutationsOfRules(code).map((mutation) => mutation.code)).toContain(
    `export const can = (a: A) => ({ edit: a.open === true, leave: (!(list.includes(a))) });`,
  );
});
