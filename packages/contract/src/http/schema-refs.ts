// Replaces schemas that have a name with references, so that openapi.json contains each of them once.
import type * as z from 'zod/mini';
import { requestSchema, responseSchema, type JsonSchema } from './json-schema.ts';

export type NamedSchemas = Record<string, z.ZodMiniType>;

export function createSchemaRefs(named: NamedSchemas) {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(named))
    for (const json of [requestSchema(schema), responseSchema(schema)]) names.set(JSON.stringify(json), name);
  const used = new Map<string, { text: string; schema: JsonSchema }>();

  function refTo(name: string, schema: object): JsonSchema {
    const text = JSON.stringify(schema);
    if (!used.has(name)) used.set(name, { text, schema: partsOf(schema) });
    // For example, a field with a default is optional in a request and always present in a response.
    if (used.get(name)!.text !== text) throw new Error(`${name} has two meanings: name only one of them`);
    return { $ref: `#/components/schemas/${name}` };
  }

  const partsOf = (schema: object): JsonSchema =>
    Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, replace(part)]));

  function replace(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(replace);
    if (typeof part !== 'object' || part === null) return part;
    const name = names.get(JSON.stringify(part));
    if (name) return refTo(name, part);
    if ('type' in part && Array.isArray(part.type) && part.type[1] === 'null') {
      const { enum: values } = part as JsonSchema;
      const value = {
        ...part,
        type: part.type[0] as unknown,
        ...(values && { enum: values.filter((it) => it !== null) }),
      };
      const name = names.get(JSON.stringify(value));
      if (name) return { anyOf: [refTo(name, value), { type: 'null' }] };
    }
    return partsOf(part);
  }

  return {
    withRefs: (schema: JsonSchema) => replace(schema) as JsonSchema,
    /** The schemas that were referred to so far, by name. */
    used: (): Record<string, JsonSchema> =>
      Object.fromEntries(
        [...used]
          .map(([name, { schema }]) => [name, schema] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
  };
}
