// JSON Schema of the shapes, for the serializer and OpenAPI.
import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export const requestSchema = (schema: z.ZodMiniType): JsonSchema => jsonSchemaOf(schema, 'input');
export const responseSchema = (schema: z.ZodMiniType): JsonSchema => jsonSchemaOf(schema, 'output');

/** fast-json-stringify drops unknown fields only from open objects, and only outside of anyOf; so objects stay open
 *  here and `x | null` becomes `type: [x, 'null']`. */
function jsonSchemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      const [value, none] = jsonSchema.anyOf ?? [];
      if (jsonSchema.anyOf?.length === 2 && typeof value?.type === 'string' && none?.type === 'null') {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, value, { type: [value.type, 'null'] });
        // `enum` restricts every type, so without this only the fixed values would be valid.
        if (value.enum) jsonSchema.enum = [...value.enum, null];
      }
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // The bounds of every integer in JavaScript say nothing about this one.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return json;
}
