// Builds the OpenAPI 3.1 document from the contract, without a running server.
import type * as z from 'zod/mini';
import { statusOf, type Endpoint, type Endpoints } from './endpoint.ts';
import { errors, type ErrorCode } from './errors.ts';
import { requestSchema, responseSchema, type JsonSchema } from './json-schema.ts';
import { productName } from '../product.ts';

const parameters = (where: 'path' | 'query', schema?: z.ZodMiniObject) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = requestSchema(schema);
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: json,
  }));
};

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const errorSchema = (codes: readonly ErrorCode[]): JsonSchema => ({
  type: 'object',
  required: ['code', 'text'],
  properties: {
    code: { enum: [...codes] },
    text: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    state: { type: 'string' },
    request_id: { type: 'string' },
  },
});

/** Every error an endpoint can return, including common ones. Changes requested by other sites are forbidden. */
export const errorsOf = (key: string, e: Endpoint): ErrorCode[] => [
  ...(e.params || e.query || e.body ? (['invalid_input'] as const) : []),
  ...(e.access === 'public' ? [] : (['not_signed_in'] as const)),
  ...(e.access === 'student' || e.access === 'company' || !key.startsWith('GET ')
    ? (['forbidden'] as const)
    : []),
  ...(e.params || e.body ? (['not_found'] as const) : []),
  ...(e.body ? (['too_large'] as const) : []),
  ...(e.errors ?? []),
  'too_many_requests',
  'unexpected',
  'unavailable',
];

function operation(key: string, e: Endpoint) {
  const responses: Record<string, object> = {
    [statusOf(key, e)]: { description: 'Done', ...(e.response && json(responseSchema(e.response))) },
  };
  if (e.cacheSeconds) responses[304] = { description: 'Unchanged' };
  const byStatus = Object.groupBy(errorsOf(key, e), (code) => errors[code].status);
  for (const [status, codes = []] of Object.entries(byStatus))
    responses[status] = { description: codes.join(', '), ...json(errorSchema(codes)) };
  return {
    summary: e.summary,
    security: e.access === 'public' ? [] : [{ bearer: [] }],
    'x-access': e.access,
    parameters: [...parameters('path', e.params), ...parameters('query', e.query)],
    ...(e.body && { requestBody: { required: true, ...json(requestSchema(e.body)) } }),
    responses,
  };
}

export function openapi(endpoints: Endpoints) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const [method, path] = key.split(' ') as [string, string];
    (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operation(key, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}
