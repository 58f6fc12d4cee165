import { expect, test } from 'vitest';
import { errorCodes } from './errors.ts';
import { errorsOf, openapi } from './openapi.ts';
import { productName } from '../product.ts';
import { sample } from './sample.fixture.ts';

const document = openapi(sample);
const refusals = (key: keyof typeof sample) => errorsOf(key, sample[key]);

test('the document has the name of the product', () => {
  expect(document.info.title).toBe(productName);
});

test('lists every endpoint with path, method and access', () => {
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method, path, operation['x-access']]),
  );
  expect(found).toEqual([
    ['get', '/api/notes', 'public'],
    ['post', '/api/notes', 'student'],
    ['get', '/api/notes/{id}', 'signed-in'],
    ['delete', '/api/notes/{id}', 'company'],
  ]);
});

test('an endpoint lists its success status and every error', () => {
  const { responses } = document.paths['/api/notes']!['post']!;
  expect(Object.keys(responses).join(' ')).toBe('201 400 401 403 404 409 413 429 500 503');
  expect(responses['409']).toMatchObject({ description: 'already_applied' });
  expect(Object.keys(document.paths['/api/notes/{id}']!['delete']!.responses)).toContain('204');
});

test('errors share one body; each response names its codes, and common ones are defined once', () => {
  const { responses } = document.paths['/api/notes']!['post']!;
  const body = (code: string) => ({
    allOf: [
      { $ref: '#/components/schemas/ErrorResponse' },
      { type: 'object', properties: { code: { enum: [code] } } },
    ],
  });
  expect(responses['409']).toEqual({
    description: 'already_applied',
    content: { 'application/json': { schema: body('already_applied') } },
  });
  expect(responses['401']).toEqual({ $ref: '#/components/responses/NotSignedIn' });
  expect(document.components.responses['NotSignedIn']).toEqual({
    description: 'not_signed_in',
    content: { 'application/json': { schema: body('not_signed_in') } },
  });
  expect(document.components.schemas.ErrorResponse).toMatchObject({
    required: ['code', 'text'],
    properties: { code: { enum: errorCodes } },
  });
});

test('only endpoints that need an account return not_signed_in', () => {
  expect(refusals('GET /api/notes')).not.toContain('not_signed_in');
  expect(refusals('GET /api/notes/:id')).toContain('not_signed_in');
});

test('signed-in reads never return forbidden, but every change can, for requests from other sites', () => {
  expect(refusals('GET /api/notes/:id')).not.toContain('forbidden');
  const write = { summary: 'Join', access: 'public' } as const;
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(errorsOf(`${method} /api/notes`, write)).toContain('forbidden');
});

test('query parameters with a default are optional, path parameters are required', () => {
  const named = (list: { name: string; required: boolean }[]) => list.map((p) => [p.name, p.required]);
  expect(named(document.paths['/api/notes']!['get']!.parameters)).toEqual([
    ['before', false],
    ['limit', false],
  ]);
  expect(named(document.paths['/api/notes/{id}']!['get']!.parameters)).toEqual([['id', true]]);
});
