// The endpoints of the OpenAPI document, with a check of what they answer. Those of the desk are described in the same
// way, but not published.
import { deskEndpoints, endpoints, openapi, schemas } from '@questline/contract';
import { fromJSONSchema, type core } from 'zod';

export type Schema = core.JSONSchema.BaseSchema;
export type Answer = { status: number; ms: number; type: string; body: string };
export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
export type Operation = {
  /** 'post /api/messages' */
  name: string;
  method: string;
  path: string;
  /** Who may use it. */
  access: string;
  parameters: Parameter[];
  body?: Schema;
  /** What the answer has that the document doesn't say. */
  mismatch(answer: Answer): string | undefined;
};

// Schemas refer to each other by a path that JSON Schema has, too, so that they work outside of the document.
const document = JSON.parse(
  JSON.stringify(openapi({ ...endpoints, ...deskEndpoints }, schemas)).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  ),
) as {
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
  paths: Record<string, Record<string, Described>>;
};
const { schemas: $defs, responses: sharedResponses } = document.components;

/** The schema itself, if this one only refers to it. */
export const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve($defs[schema.$ref.replace('#/$defs/', '')]!) : schema;

type Described = {
  'x-access': string;
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, Response>;
};
type Response = { $ref?: string; content?: { 'application/json': { schema: Schema } } };

function mismatchWith(responses: Record<string, Response>): Operation['mismatch'] {
  const checks = new Map<number, (answer: Answer) => string | undefined>();
  return (answer) => {
    const { status } = answer;
    const known = responses[status];
    if (!known) return `status ${status} is not in the document`;
    if (!checks.has(status)) checks.set(status, checkOf(known));
    return checks.get(status)!(answer);
  };
}

function checkOf(response: Response) {
  const { content } = response.$ref ? sharedResponses[response.$ref.split('/').at(-1)!]! : response;
  if (!content) return ({ body }: Answer) => (body ? 'has a body that is not in the document' : undefined);
  const shape = fromJSONSchema({ ...content['application/json'].schema, $defs });
  return ({ type, body }: Answer) => {
    if (!type.startsWith('application/json')) return `has the content type ${type}`;
    const parsed = shape.safeParse(JSON.parse(body));
    return parsed.success ? undefined : `does not match its schema: ${parsed.error.message}`;
  };
}

function operationOf(path: string, method: string, operation: Described): Operation {
  const { parameters, responses, requestBody } = operation;
  return {
    name: `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    access: operation['x-access'],
    parameters,
    ...(requestBody && { body: requestBody.content['application/json'].schema }),
    mismatch: mismatchWith(responses),
  };
}

export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation)),
);
