import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requestSchema, responseSchema } from './json-schema.ts';
import { createSchemaRefs } from './schema-refs.ts';

const color = z.enum(['red', 'blue']);
const pen = z.object({ color, cap: z.nullable(color) });
const named = { Color: color, Pen: pen };
const penRef = { $ref: '#/components/schemas/Pen' };
const colorRef = { $ref: '#/components/schemas/Color' };

test('replaces a named schema wherever it is used, also inside another one', () => {
  const refs = createSchemaRefs(named);
  expect(refs.withRefs(responseSchema(pen))).toEqual(penRef);
  expect(refs.withRefs(responseSchema(z.object({ pens: z.array(pen) })))).toEqual({
    type: 'object',
    properties: { pens: { type: 'array', items: penRef } },
    required: ['pens'],
  });
  expect(refs.used()).toEqual({
    Color: { type: 'string', enum: ['red', 'blue'] },
    Pen: {
      type: 'object',
      properties: { color: colorRef, cap: { anyOf: [colorRef, { type: 'null' }] } },
      required: ['color', 'cap'],
    },
  });
});

test('a nullable schema is the reference or null', () => {
  const refs = createSchemaRefs(named);
  for (const schema of [requestSchema(z.nullable(pen)), responseSchema(z.nullable(pen))])
    expect(refs.withRefs(schema)).toEqual({ anyOf: [penRef, { type: 'null' }] });
});

test('a schema that was extended is a different one', () => {
  const extended = createSchemaRefs(named).withRefs(responseSchema(z.extend(pen, { size: z.string() })));
  expect(extended).toMatchObject({
    type: 'object',
    properties: { color: colorRef, size: { type: 'string' } },
  });
});

test('lists only the names that were used', () => {
  const refs = createSchemaRefs(named);
  refs.withRefs(responseSchema(color));
  expect(Object.keys(refs.used())).toEqual(['Color']);
});

test('refuses one name for two shapes', () => {
  const withDefault = z.object({ size: z._default(z.string(), 'small') });
  const refs = createSchemaRefs({ Size: withDefault });
  refs.withRefs(responseSchema(withDefault));
  expect(() => refs.withRefs(requestSchema(withDefault))).toThrow('Size has two meanings');
});
