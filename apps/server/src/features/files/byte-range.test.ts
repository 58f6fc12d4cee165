import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

const file = { size: 1_000, etag: '"v1"' };

describe('rangeOf', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=990-', { start: 990, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
  ])('%s is a part of the file', (range, part) => {
    expect(rangeOf({ range }, file)).toEqual(part);
  });

  test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('%s is outside of it', (range) => {
    expect(rangeOf({ range }, file)).toBe('outside');
  });

  test.each([undefined, '', 'bytes=-', 'bytes=9-5', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
    '%s gets the whole file',
    (range) => expect(rangeOf({ range }, file)).toBeUndefined(),
  );

  test('a range of another version gets the whole file', () => {
    expect(rangeOf({ range: 'bytes=0-9', 'if-range': '"v1"' }, file)).toEqual({ start: 0, end: 9 });
    for (const version of ['"v0"', 'W/"v1"', 'Sat, 01 Nov 2025 08:00:00 GMT', ['"v1"', '"v1"']])
      expect(rangeOf({ range: 'bytes=0-9', 'if-range': version }, file)).toBeUndefined();
  });
});

test('any other range is inside of the file, outside of it, or ignored', () => {
  const number = fc.oneof(fc.nat(1_100).map(String), fc.constantFrom('', '-1', '1e3', '9'.repeat(30)));
  const ranges = fc.oneof(
    fc.tuple(number, number).map((ends) => `bytes=${ends.join('-')}`),
    fc.string(),
  );
  fc.assert(
    fc.property(ranges, fc.integer({ min: 0, max: 1_000 }), (range, size) => {
      const found = rangeOf({ range }, { size, etag: '"v1"' });
      if (found === undefined || found === 'outside') return;
      expect(found.start).toBeGreaterThanOrEqual(0);
      expect(found.end).toBeGreaterThanOrEqual(found.start);
      expect(found.end).toBeLessThan(size);
    }),
  );
});
