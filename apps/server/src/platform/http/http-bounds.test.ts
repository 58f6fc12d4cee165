// Requests that are too large, too deep, too slow or malformed.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSample } from './sample.fixture.ts';

const app = await openSample();
const { token } = await app.signUp('company');
const slowly = { receiveMs: 300, handlerMs: 300 };
const hasty = await openSample({
  server: { times: slowly },
  handlers: { 'POST /api/visits': () => sleep(5_000, undefined as never, { ref: false }) },
});

const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/initiatives`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: body as BodyInit,
  });
const answerTo = async (body: string, headers?: Record<string, string>) => {
  const response = await send(body, headers);
  return [response.status, ((await response.json()) as { code?: string }).code];
};
const named = (more: string) => `{"name":"x","more":${more}}`;
const nested = (depth: number) => named('['.repeat(depth) + ']'.repeat(depth));
const keys = (count: number) => named(`{${Array.from({ length: count }, (_, n) => `"k${n}":0`).join()}}`);

test('accepts 100 kB and refuses more', async () => {
  const filler = (bytes: number) => named(`"${'x'.repeat(bytes - named('""').length)}"`);
  expect(await answerTo(filler(100_000))).toEqual([201, undefined]);
  expect(await answerTo(filler(100_001))).toEqual([413, 'too_large']);
});

test.each([
  ['20 deep', nested(19), 201],
  ['21 deep', nested(20), 400],
  ['50,000 deep', nested(49_000), 400],
  ['1,000 keys', keys(998), 201],
  ['1,001 keys', keys(999), 400],
  ['__proto__', named('{"__proto__":{"polluted":1}}'), 400],
  ['__proto__, escaped', named(String.raw`{"\u005f_proto__":{"polluted":1}}`), 400],
  ['constructor', named('{"constructor":{"prototype":{"polluted":1}}}'), 400],
  ['a NUL in a text', String.raw`{"name":"a\u0000b"}`, 400],
  ['a NUL in a key', named(String.raw`{"a\u0000b":1}`), 400],
  ['broken JSON', '{"name":', 400],
  ['nothing', '', 400],
  ['half a surrogate pair in a text', String.raw`{"name":"a\ud800b"}`, 400],
  ['half a surrogate pair in a key', named(String.raw`{"\udc00":1}`), 400],
  ['a whole surrogate pair', String.raw`{"name":"\ud83d\ude00"}`, 201],
])('%s', async (_, body, status) => {
  expect((await answerTo(body))[0]).toBe(status);
});

test('a query with a NUL is refused', async () => {
  expect((await fetch(`${app.url}/api/initiatives?before=%00`)).status).toBe(400);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'image/png',
])('refuses a body of type %s, which a form on another site could send', async (type) => {
  expect(await answerTo('{"name":"x"}', { 'content-type': type })).toEqual([400, 'invalid_input']);
});

test('compressed bodies are refused', async () => {
  expect(await answerTo('{"name":"x"}', { 'content-encoding': 'gzip' })).toEqual([400, 'invalid_input']);
});

test.each([
  ['without a body', {}],
  ['after its body was read', { headers: { 'content-type': 'application/json' }, body: '{}' }],
])('a handler that takes too long results in 503: %s', async (_, init) => {
  const began = performance.now();
  const response = await fetch(`${hasty.url}/api/visits`, { method: 'POST', ...init });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  expect(performance.now() - began).toBeLessThan(2_000);
});

/** Everything a connection gets back after sending this, until it is closed. */
async function raw(url: string, text: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let got = '';
  socket.on('data', (chunk) => (got += chunk.toString()));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return got;
}

test.each([
  ['headers that never end', 'GET /healthz HTTP/1.1\r\nhost: x\r\n', /^HTTP\/1\.1 408 /],
  ['a silent connection', '', /^HTTP\/1\.1 408 /],
  [
    'a body that never ends',
    'POST /api/visits HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    /^HTTP\/1\.1 (408|503) /,
  ],
])('%s: closes the connection', async (_, text, answer) => {
  const got = await raw(hasty.url, text);
  expect(got).toMatch(answer);
});

test.each([
  ['text that is not HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
  [
    'two content lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
])('%s gets our error body and headers', async (_, text, answer) => {
  const got = await raw(app.url, text);
  expect(got).toMatch(answer);
  expect(got).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
  expect(got).toContain('"code":"invalid_input"');
});

test('on a connection that was already used, a malformed request gets an answer, too', async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write('GET /api/visits HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 404 /);
  socket.write(`GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 431 /);
});
