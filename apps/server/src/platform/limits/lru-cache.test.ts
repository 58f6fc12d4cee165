import { expect, test } from 'vitest';
import { createRecent } from './lru-cache.ts';

test('always keeps the newest half, and never more than the maximum', () => {
  const recent = createRecent<number>(10);
  for (let n = 0; n < 1_000; n++) {
    recent.set(`key ${n}`, n);
    for (let back = 0; back < Math.min(5, n); back++) expect(recent.get(`key ${n - back}`)).toBe(n - back);
  }
  const kept = Array.from({ length: 1_000 }, (_, n) => `key ${n}`).filter(
    (key) => recent.get(key) !== undefined,
  );
  expect(kept.length).toBeLessThanOrEqual(10);
});

test('keeps entries that are used, however many others are added', () => {
  const recent = createRecent<string>(10);
  recent.set('wanted', 'here');
  for (let n = 0; n < 1_000; n++) {
    recent.set(`key ${n}`, 'other');
    if (n % 4 === 0) recent.get('wanted');
  }
  expect(recent.get('wanted')).toBe('here');
});

test('a million new keys at the limit take no longer than the first ones', () => {
  const recent = createRecent<number>(100_000);
  const timed = () => {
    const start = performance.now();
    for (let n = 0; n < 500_000; n++) recent.set(`${start} ${n}`, n);
    return performance.now() - start;
  };
  // A single Map that deletes its first key needs a minute for this.
  expect(timed() + timed()).toBeLessThan(10_000);
});

test('is empty after clearing', () => {
  const recent = createRecent<number>(2);
  for (const key of ['a', 'b', 'c']) recent.set(key, 1);
  recent.clear();
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([undefined, undefined, undefined]);
});
