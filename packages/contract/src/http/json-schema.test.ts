import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { responseSchema } from './json-schema.ts';

const item = z.object({ a: z.string() });
const told = { a: '1' };
const full = { a: '1', secret: '2' };

test.each([
  ['an object', item, full, told],
  ['a nullable object', z.nullable(item), full, told],
  ['a null', z.nullable(item), null, null],
  ['a list', z.array(item), [full], [told]],
  ['a nullable list', z.nullable(z.array(item)), [full], [told]],
  ['a record', z.record(z.string(), item), { key: full }, { key: told }],
  ['a union', z.union([z.object({ b: z.string() }), item]), full, told],
])('%s tells what its shape names and nothing more', (_, shape, given, sent) => {
  const send = fastJsonStringify(responseSchema(z.object({ shape })) as Schema);
  expect(JSON.parse(send({ shape: given }))).toEqual({ shape: sent });
});
