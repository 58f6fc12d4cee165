import { expect, test } from 'vitest';
import { mutationsOfRules } from './rule-mutations.ts';

const whatOf = (code: string) => mutationsOfRules(code).map(({ what }) => what);

test('removes a decision, negates it, and keeps only one side of it', () => {
  expect(whatOf(`export const can = (a: A) => a.open && a.count < 3;`)).toEqual([
    'a.open && a.count < 3 → undefined',
    'a.open && a.count < 3 → !(a.open && a.count < 3)',
    'a.open && a.count < 3 → a.open',
    'a.open && a.count < 3 → a.count < 3',
    'a.count < 3 → a.count >= 3',
    'a.count < 3 → a.count <= 3',
  ]);
});

test('always and never takes a branch, and removes its result', () => {
  expect(whatOf(`function refuse(a: A) { if (!a.open) return 'closed'; }`)).toEqual([
    '!a.open → true',
    '!a.open → false',
    '!a.open → a.open',
    `'closed' → undefined`,
  ]);
});

test('leaves a result that is nothing as it is', () => {
  expect(whatOf(`function find(a: A) { if (a.open) return undefined; }`)).toEqual([
    'a.open → true',
    'a.open → false',
  ]);
});

test('removes each item of a list', () => {
  expect(whatOf(`const opens = new Set(['accepted', 'ended']);`)).toHaveLength(2);
});

test('ignores types', () => {
  expect(whatOf(`type A = { status: 'open' extends B ? 'x' : 'y' };`)).toEqual([]);
});

test('produces valid code', () => {
  const code = `export const can = (a: A) => ({ edit: a.open === true, leave: list.includes(a) });`;
  expect(mutationsOfRules(code).map((mutation) => mutation.code)).toContain(
    `export const can = (a: A) => ({ edit: a.open === true, leave: (!(list.includes(a))) });`,
  );
});
