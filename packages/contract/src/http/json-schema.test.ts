import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { responseSchema } from './json-schema.ts';

const item = z.object({ a: z.string() });
const sent = { a: '1' };
const full = { a: '1', secret: '2' };

test.each([
  ['an object', item, full, sent],
  ['a nullable object', z.nullable(item), full, sent],
  ['a null', z.nullable(item), null, null],
  ['a list', z.array(item), [full], [sent]],
  ['a nullable list', z.nullable(z.array(item)), [full], [sent]],
  ['a record', z.record(z.string(), item), { key: full }, { key: sent }],
  ['a union', z.union([z.object({ b: z.string() }), item]), full, sent],
])('%s: sends only the fields in the shape', (_, shape, given, expected) => {
  const send = fastJsonStringify(responseSchema(z.object({ shape })) as Schema);
  expect(JSON.parse(send({ shape: given }))).toEqual({ shape: expected });
});

test('null is one of the values of a nullable choice', () => {
  const choice = responseSchema(z.nullable(z.enum(['a', 'b'])));
  expect(choice).toEqual({ type: ['string', 'null'], enum: ['a', 'b', null] });
});
