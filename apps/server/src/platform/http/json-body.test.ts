import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { parseJson } from './json-body.ts';

/** Keys that could reach a prototype, and text that PostgreSQL can't store. */
const refused = /__proto__|constructor|prototype|\\u0000|\\ud/;

test('JSON is parsed as it is', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      fc.pre(!refused.test(text));
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('any other text is refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => parseJson(`{!${text}`)).toThrow(Refusal);
    }),
  );
});
