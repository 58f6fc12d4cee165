// Tests of the whole OpenAPI document, as committed in openapi.json.
import { expect, test } from 'vitest';
import { endpoints } from './index.ts';
import { openapi } from './http/openapi.ts';
import { schemas } from './schemas.ts';

const document = openapi(endpoints, schemas);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
/** Every object and list in a document, at any depth. */
const partsOf = (value: unknown): Json[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(partsOf)] : [];
const parts = partsOf(document);
const refs = new Set(parts.map(({ $ref }) => $ref).filter((ref) => typeof ref === 'string'));

test('every reference resolves', () => {
  const resolve = (ref: string) =>
    ref
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document);
  expect(refs.size).toBeGreaterThan(40);
  expect([...refs].filter((ref) => !ref.startsWith('#/components/') || !isObject(resolve(ref)))).toEqual([]);
});

test('a reference has nothing next to it', () => {
  expect(parts.filter((part) => '$ref' in part && Object.keys(part).length > 1)).toEqual([]);
});

test('every named schema and response is used, and its name is valid', () => {
  const { responses, schemas: defined } = document.components;
  expect(Object.keys(defined).toSorted()).toEqual(['ErrorResponse', ...Object.keys(schemas)].toSorted());
  for (const [kind, names] of Object.entries({ responses, schemas: defined }))
    for (const name of Object.keys(names)) {
      expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(refs).toContain(`#/components/${kind}/${name}`);
    }
});

test('a schema of more than 250 characters appears only once; otherwise schemas.ts names it', () => {
  const long = parts
    .filter((part) => ['type', 'anyOf', 'oneOf', 'allOf', 'enum'].some((key) => key in part))
    .map((part) => JSON.stringify(part))
    .filter((text) => text.length > 250);
  expect(long.filter((text, n) => long.indexOf(text) !== n)).toEqual([]);
});

test('the document stays below 3.5 kB per endpoint', () => {
  expect(JSON.stringify(document, null, 2).length / operations.length).toBeLessThan(3_500);
});

test('every placeholder of a path is declared as a parameter', () => {
  for (const { path, operation } of operations) {
    const declared = operation.parameters.filter((it) => it.in === 'path').map(({ name }) => `{${name}}`);
    expect(declared.toSorted()).toEqual((path.match(/\{\w+\}/g) ?? []).toSorted());
  }
});

test('every response has a description, in the operation or where it is defined', () => {
  const defined: Record<string, object> = document.components.responses;
  for (const { operation } of operations)
    for (const response of Object.values(operation.responses)) {
      const name = '$ref' in response && String(response.$ref).split('/').at(-1);
      expect(name ? defined[name] : response).toHaveProperty('description', expect.stringMatching(/./));
    }
});

test('no object is closed and no schema says which draft it follows', () => {
  const closed = parts.filter((part) => part['additionalProperties'] === false || '$schema' in part);
  expect(closed).toEqual([]);
});
