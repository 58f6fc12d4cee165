import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { readCursor, writeCursor } from './cursor.ts';

test('a cursor is read as it was written, and refused by any other list', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.string(),
      fc.uuid(),
      (key, list, other, id) => {
        fc.pre(other !== list);
        const cursor = writeCursor(list, { key, id });
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(readCursor(list, cursor)).toEqual({ key, id });
        expect(() => readCursor(other, cursor)).toThrow(Refusal);
      },
    ),
  );
});

test('any other text is refused', () => {
  const made = fc.json().map((text) => Buffer.from(text).toString('base64url'));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), made), (text) => {
      expect(() => readCursor('list', text)).toThrow(Refusal);
    }),
  );
});
