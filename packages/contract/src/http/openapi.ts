// Builds the OpenAPI 3.1 document from the contract, without a running server.
import type * as z from 'zod/mini';
import { statusOf, type Access, type Endpoint, type Endpoints } from './endpoint.ts';
import { errorCodes, errors, type ErrorCode } from './errors.ts';
import { requestSchema, responseSchema, type JsonSchema } from './json-schema.ts';
import { createSchemaRefs, type NamedSchemas } from './schema-refs.ts';
import { contactKinds } from '../vocabularies/contact-details.ts';
import { productName } from '../product.ts';

type Refs = ReturnType<typeof createSchemaRefs>;

const parameters = (where: 'path' | 'query', schema: z.ZodMiniObject | undefined, refs: Refs) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = requestSchema(schema);
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: refs.withRefs(json as JsonSchema),
  }));
};

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** The body of every error, see ErrorBody. */
const errorResponse: JsonSchema = {
  type: 'object',
  required: ['code', 'text'],
  properties: {
    code: { type: 'string', enum: errorCodes },
    text: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    state: { type: 'string' },
    first: {
      type: 'object',
      required: ['by', 'at'],
      properties: {
        by: {
          type: ['object', 'null'],
          required: ['id', 'name'],
          properties: { id: { type: 'string' }, name: { type: 'string' } },
        },
        at: { type: 'string' },
      },
    },
    found: { type: 'array', items: { type: 'string', enum: Object.keys(contactKinds) } },
    request_id: { type: 'string' },
  },
};

const refusal = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  ...json({
    allOf: [
      { $ref: '#/components/schemas/ErrorResponse' },
      { type: 'object', properties: { code: { enum: [...codes] } } },
    ],
  }),
});

/** Refusals that many endpoints share, under the names of their codes. */
const sharedRefusals: readonly string[] = [
  'invalid_input',
  'not_signed_in',
  'forbidden',
  'not_found',
  'too_large',
  'too_many_requests',
  'unexpected',
  'unavailable',
  'unavailable, maintenance',
  'conflict',
  'already_decided',
  'link_expired',
  'wrong_credentials',
];
const pascalCase = (code: string) =>
  code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const deskAccess = new Set<Access>(['desk', 'operator', 'lead']);

/** Every error an endpoint can return, including common ones: any request can be malformed, changes requested by other
 *  sites are forbidden, and for everyone who isn't at the desk, nothing of it exists. */
export const errorsOf = (key: string, e: Endpoint): ErrorCode[] => [
  'invalid_input',
  ...(e.access === 'public' || e.access === 'desk' ? [] : (['not_signed_in'] as const)),
  ...(e.access === 'student' || e.access === 'company' || e.access === 'lead' || !key.startsWith('GET ')
    ? (['forbidden'] as const)
    : []),
  ...(e.params || e.body || deskAccess.has(e.access) ? (['not_found'] as const) : []),
  ...(e.body ? (['too_large'] as const) : []),
  ...(e.errors ?? []),
  'too_many_requests',
  'unexpected',
  'unavailable',
  ...(key.startsWith('GET ') || e.duringMaintenance ? [] : (['maintenance'] as const)),
];

function operation(key: string, e: Endpoint, refs: Refs) {
  const responses: Record<string, object> = {
    [statusOf(key, e)]: {
      description: 'Done',
      ...(e.response && json(refs.withRefs(responseSchema(e.response)))),
    },
  };
  if (e.cacheSeconds) responses[304] = { description: 'Unchanged' };
  const byStatus = Object.groupBy(errorsOf(key, e), (code) => errors[code].status);
  for (const [status, codes = []] of Object.entries(byStatus))
    responses[status] = sharedRefusals.includes(codes.join(', '))
      ? { $ref: `#/components/responses/${pascalCase(codes.join('_or_'))}` }
      : refusal(codes);
  return {
    summary: e.summary,
    security: e.access === 'public' ? [] : [{ bearer: [] }],
    'x-access': e.access,
    parameters: [...parameters('path', e.params, refs), ...parameters('query', e.query, refs)],
    ...(e.body && { requestBody: { required: true, ...json(refs.withRefs(requestSchema(e.body))) } }),
    responses,
  };
}

/** `schemas` are defined once, under their names, wherever they are used. */
export function openapi(endpoints: Endpoints, schemas: NamedSchemas = {}) {
  const refs = createSchemaRefs(schemas);
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const [method, path] = key.split(' ') as [string, string];
    (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operation(key, endpoint, refs);
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: Object.fromEntries(
        sharedRefusals.map((shared) => {
          const codes = shared.split(', ') as ErrorCode[];
          return [pascalCase(codes.join('_or_')), refusal(codes)];
        }),
      ),
      schemas: { ErrorResponse: errorResponse, ...refs.used() },
    },
    paths,
  };
}
