import { expect, test } from 'vitest';
import type { Request } from './operations.ts';
import { supplyOf } from './supply.ts';

const requests = (count: number): Request[] =>
  Array.from({ length: count }, (_, n) => ({ method: 'POST', path: `/${n}`, key: {} }));
const runs = { first: 200, runs: 11, seconds: 4 };

test('requests that work again are the same in every run', () => {
  const all = requests(3);
  const supply = supplyOf({ name: 'send', writes: 'again' }, all, runs);
  expect([supply.first(), supply.next(), supply.next()]).toEqual([all, all, all]);
});

test('no run repeats a request that works only once', () => {
  const supply = supplyOf({ name: 'review', writes: 'once' }, requests(19_202), runs);
  const given = [supply.first(), ...Array.from({ length: 11 }, () => supply.next())];
  expect(given.map(({ length }) => length)).toEqual([200, ...Array<number>(11).fill(1_727)]);
  expect(new Set(given.flat()).size).toBe(200 + 11 * 1_727);
});

test('many requests that work only once are not all used', () => {
  const supply = supplyOf({ name: 'apply', writes: 'once' }, requests(99_948), runs);
  supply.first();
  expect(supply.next()).toHaveLength(4_000);
});

test('says so when the data set has too few', () => {
  const supply = (count: number) => supplyOf({ name: 'review', writes: 'once' }, requests(count), runs);
  expect(() => supply(0)).toThrow('the data set has no requests for review');
  expect(() => supply(1_000)).toThrow('the data set has only 1000 requests for review');
});
