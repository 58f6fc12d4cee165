// Every endpoint refuses text that PostgreSQL cannot store, wherever it is sent.
import { endpoints, type Endpoint } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { orderOf } from '../../features/applications/applications.students.queries.ts';
import { writeCursor } from '../../platform/database/cursor.ts';
import { createTestApp } from './create-test-app.ts';

const app = await createTestApp();
const [student, company] = [await app.signUp('student'), await app.signUp('company')];
const id = '0198c0de-7a11-7000-8000-000000000001';
const all = Object.entries<Endpoint>(endpoints);

async function send(key: string, { path = '', body }: { path?: string; body?: string }) {
  const [method, url] = key.split(' ') as [string, string];
  const { access } = (endpoints as Record<string, Endpoint>)[key]!;
  const response = await fetch(app.origin + (path || url.replaceAll(/:\w+/g, id)), {
    method,
    headers: {
      origin: app.settings.ORIGIN,
      authorization: `Bearer ${(access === 'company' ? company : student).token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  return response.status;
}

/** Every text field of the body, all with the same text. */
const bodyOf = ({ body }: Endpoint, text: string) => {
  const fields = Object.keys((body as { shape?: object }).shape ?? { text: '' });
  return `{${fields.map((field) => `"${field}":"${text}"`).join()}}`;
};

describe.each([
  ['half a surrogate pair', String.raw`a\ud800b`],
  ['NUL', String.raw`a\u0000b`],
])('%s', (_, text) => {
  test.each(all.filter(([, { body }]) => body))('in the body of %s gets 400', async (key, endpoint) => {
    expect(await send(key, { body: bodyOf(endpoint, text) })).toBe(400);
  });
});

describe.each([
  ['NUL', '%00'],
  ['half a surrogate pair in UTF-8', '%ED%A0%80'],
  ['an invalid byte', '%FF'],
])('%s', (_, text) => {
  test.each(all.filter(([, { query }]) => query))('in the query of %s', async (key, { query }) => {
    const [, url] = key.split(' ') as [string, string];
    for (const field of Object.keys(query!.shape)) {
      const status = await send(key, { path: `${url.replaceAll(/:\w+/g, id)}?${field}=a${text}` });
      // An invalid byte arrives as U+FFFD, which is ordinary text.
      expect([field, status]).toEqual([
        field,
        expect.toSatisfy((it) => it < 500 && (it >= 400 || text !== '%00')),
      ]);
    }
  });

  test.each(all.filter(([, { params }]) => params))('in the path of %s gets 404', async (key, endpoint) => {
    const [, url] = key.split(' ') as [string, string];
    const status = await send(key, {
      path: url.replaceAll(/:\w+/g, `a${text}`),
      ...(endpoint.body && { body: '{}' }),
    });
    expect(status).toBeOneOf([400, 404]);
  });
});

test.each([
  ['GET /api/company/students?tab=needs_attention', orderOf('needs_attention', 'newest')],
  ['GET /api/applications?tab=in_progress', 'in_progress'],
])('an invented cursor for %s gets 400', async (key, list) => {
  const [bare, query] = key.split('?') as [string, string];
  const [, url] = bare.split(' ') as [string, string];
  for (const made of ['a\0b', 'nonsense', '\ud800']) {
    const after = writeCursor(list, { key: made, id });
    expect(await send(bare, { path: `${url}?${query}&after=${after}` })).toBe(400);
  }
});
