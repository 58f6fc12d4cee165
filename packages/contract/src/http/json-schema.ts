// JSON Schema of the shapes, for the serializer and OpenAPI.
import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export function requestSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
}

/** Response schema. fast-json-stringify drops unknown fields only from open objects, and only outside
 *  of anyOf; so objects stay open here and `x | null` becomes `type: [x, 'null']`. */
export function responseSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      const [value, none] = jsonSchema.anyOf ?? [];
      if (jsonSchema.anyOf?.length === 2 && typeof value?.type === 'string' && none?.type === 'null') {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, value, { type: [value.type, 'null'] });
      }
    },
  });
  return json;
}
