import { expect, test, vi } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('always keeps the newest half, and never more than the maximum', () => {
  const cache = createLruCache<number>(10);
  for (let n = 0; n < 1_000; n++) {
    cache.set(`key ${n}`, n);
    for (let back = 0; back < Math.min(5, n); back++) expect(cache.get(`key ${n - back}`)).toBe(n - back);
  }
  const kept = Array.from({ length: 1_000 }, (_, n) => `key ${n}`).filter(
    (key) => cache.get(key) !== undefined,
  );
  expect(kept.length).toBeLessThanOrEqual(10);
});

test('keeps entries that are used, however many others are added', () => {
  const cache = createLruCache<string>(10);
  cache.set('wanted', 'here');
  for (let n = 0; n < 1_000; n++) {
    cache.set(`key ${n}`, 'other');
    if (n % 4 === 0) cache.get('wanted');
  }
  expect(cache.get('wanted')).toBe('here');
});

test('adds keys at the limit without deleting or listing single keys, which V8 makes ever slower', () => {
  const cache = createLruCache<number>(10);
  const methods = (['delete', 'keys', 'values', 'entries', 'forEach'] as const).map((name) =>
    vi.spyOn(Map.prototype, name),
  );
  for (let n = 0; n < 1_000; n++) cache.set(`key ${n}`, n);
  const calls = methods.map((method) => method.mock.calls.length);
  for (const method of methods) method.mockRestore();
  expect(calls).toEqual([0, 0, 0, 0, 0]);
  expect(cache.get('key 999')).toBe(999);
});

test('is empty after clearing', () => {
  const cache = createLruCache<number>(2);
  for (const key of ['a', 'b', 'c']) cache.set(key, 1);
  cache.clear();
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
});
