import * as z from 'zod/mini';
import type { Endpoints } from '@questline/contract';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { openRoutes } from './routes.fixture.ts';

const state = { words: 'first', actor: '', fails: false };
const contract = {
  'GET /api/words': {
    summary: 'The same for everyone',
    access: 'public',
    cacheSeconds: 60,
    response: z.object({ words: z.string() }),
  },
} satisfies Endpoints;
const app = await openRoutes(contract, () => ({
  'GET /api/words': async ({ actor }) => {
    state.actor = actor.kind;
    if (state.fails) throw new Refusal('unavailable');
    return { words: state.words };
  },
}));
const ask = (headers: Record<string, string> = {}) => app.call('GET /api/words', { headers });

test('200: the response may be cached for a minute, and reused for five more while it is refetched', async () => {
  const { status, headers } = await ask();
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300');
  expect(headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
});

test('304: a client that has the response does not get it again, even through a compressing proxy', async () => {
  const etag = (await ask()).headers.get('etag')!;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, body, headers } = await ask({ 'if-none-match': known });
    expect([status, body]).toEqual([304, '']);
    expect(headers.get('etag')).toBe(etag);
    expect(headers.get('cache-control')).toContain('max-age=60');
    expect(headers.get('content-type')).toBeNull();
  }
});

test('200: a client with an older response gets the new one with a new tag', async () => {
  const before = (await ask()).headers.get('etag')!;
  state.words = 'second';
  const { status, body, headers } = await ask({ 'if-none-match': before });
  expect([status, body]).toEqual([200, { words: 'second' }]);
  expect(headers.get('etag')).not.toBe(before);
});

test('a response cached for everyone is read as an anonymous actor', async () => {
  await ask({ authorization: 'Bearer of-someone' });
  expect(state.actor).toBe('anonymous');
});

test('503: a refusal is never cached', async () => {
  const etag = (await ask()).headers.get('etag')!;
  state.fails = true;
  const { status, headers } = await ask({ 'if-none-match': etag });
  state.fails = false;
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('etag')).toBeNull();
});
