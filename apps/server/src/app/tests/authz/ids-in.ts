// The paths of all ids in a shape of the contract: `body.tasks.id`.
import { requestSchema, type Endpoint, type JsonSchema } from '@questline/contract';

const parts = ['params', 'query', 'body'] as const;

function* idsOf(schema: JsonSchema, path: string): Generator<string> {
  if (schema.format === 'uuid') yield path;
  const { anyOf = [], oneOf = [], allOf = [], items, properties = {} } = schema;
  for (const part of [...anyOf, ...oneOf, ...allOf, items].flat())
    if (typeof part === 'object') yield* idsOf(part, path);
  for (const [name, part] of Object.entries(properties))
    if (typeof part === 'object') yield* idsOf(part, `${path}.${name}`);
}

/** Each id that an endpoint accepts. */
export const idsIn = (endpoint: Endpoint) =>
  new Set(
    parts.flatMap((part) => (endpoint[part] ? Array.from(idsOf(requestSchema(endpoint[part]), part)) : [])),
  );

/** The paths of all values in a request. */
export const pathsIn = (value: unknown, path = ''): string[] =>
  Array.isArray(value)
    ? value.flatMap((item) => pathsIn(item, path))
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([name, part]) => pathsIn(part, path ? `${path}.${name}` : name))
      : [path];
