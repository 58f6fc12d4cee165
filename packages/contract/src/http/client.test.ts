import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ApiError, createApi, type ApiOptions } from './client.ts';
import type { sample } from './sample.fixture.ts';

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

/** A real server that answers the n-th request with the n-th answer, and a client for it. */
async function serve(answers: Answering[], options: ApiOptions = {}) {
  const requests: { line: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const answer = answers[requests.length];
    const seen = { line: `${request.method} ${request.url}`, headers: request.headers, body: '' };
    requests.push(seen);
    for await (const chunk of request) seen.body += chunk;
    answer?.(response, request);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requests, api: createApi<typeof sample>({ origin, ...options }) };
}

const json =
  (status: number, body: unknown): Answering =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const page =
  (status: number): Answering =>
  (response) =>
    void response.writeHead(status, { 'x-request-id': 'r-proxy' }).end('<h1>Proxy</h1>');
const silence: Answering = () => {};
const hangUp: Answering = (_, request) => void request.socket.destroy();
const empty = { items: [], next: null };
const id = '0198c0de-7a11-7000-8000-000000000001';

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call was not refused'),
    (error: ApiError) => error,
  );

test('sends params, query, body and token', async () => {
  const note = { id, text: 'Hello' };
  const { api, requests } = await serve(
    [json(201, note), json(200, empty), (response) => void response.writeHead(204).end()],
    { token: async () => 'secret' },
  );
  expect(await api('POST /api/notes', { body: { text: 'Hello' } })).toEqual(note);
  expect(await api('GET /api/notes', { query: { limit: 5 } })).toEqual(empty);
  expect(await api('DELETE /api/notes/:id', { params: { id: 'a/b' } })).toBeUndefined();
  expect(requests.map(({ line }) => line)).toEqual([
    'POST /api/notes',
    'GET /api/notes?limit=5',
    'DELETE /api/notes/a%2Fb',
  ]);
  expect(JSON.parse(requests[0]!.body)).toEqual({ text: 'Hello' });
  expect(requests[0]!.headers['authorization']).toBe('Bearer secret');
});

test('an error carries code, status, text, fields and request id', async () => {
  const body = {
    code: 'invalid_input',
    text: 'Look again.',
    fields: { 'body.text': 'Too short' },
    request_id: 'r1',
  };
  const { api } = await serve([json(400, body)]);
  const error = await refusalOf(api('POST /api/notes', { body: { text: '' } }));
  expect(error).toBeInstanceOf(ApiError);
  const { code, text, fields } = body;
  expect(error).toMatchObject({ code, status: 400, text, fields, requestId: 'r1' });
});

test("the text of a server's error ends with the beginning of its request id", async () => {
  const broken = { code: 'unexpected', text: 'Something went wrong.', request_id: '0198c0de-7a11-7000' };
  const { api } = await serve([json(500, broken), json(409, broken)]);
  expect((await refusalOf(api('GET /api/notes'))).text).toBe('Something went wrong. (Error 0198c0de)');
  expect((await refusalOf(api('GET /api/notes'))).text).toBe('Something went wrong.');
});

test('keeps the code and text of an unknown error', async () => {
  const { api } = await serve([json(409, { code: 'from_the_future', text: 'New words.' })]);
  const error = await refusalOf(api('GET /api/notes'));
  expect(error).toMatchObject({ code: 'from_the_future', status: 409, text: 'New words.' });
});

test("turns a proxy's error page into an ApiError", async () => {
  const { api } = await serve([page(413)]);
  const error = await refusalOf(api('POST /api/notes', { body: { text: 'x' } }));
  expect(error).toMatchObject({ code: 'too_large', status: 413, requestId: 'r-proxy' });
});

test.each([
  ['a broken connection', hangUp],
  ['an unavailable server', json(503, { code: 'unavailable', text: 'Away.' })],
  ['an HTML page', page(502)],
  ['an unreadable response', page(200)],
  ['a timeout', silence],
])('retries a GET once after %s', async (_, failing) => {
  const { api, requests } = await serve([failing, json(200, empty)], { timeoutMs: 300 });
  expect(await api('GET /api/notes')).toEqual(empty);
  expect(requests).toHaveLength(2);
});

test('waits as long as an overloaded server asks', async () => {
  const full: Answering = (response) => void response.writeHead(503, { 'retry-after': '1' }).end();
  const { api, requests } = await serve([full, json(200, empty)]);
  const began = performance.now();
  expect(await api('GET /api/notes')).toEqual(empty);
  expect(requests).toHaveLength(2);
  expect(performance.now() - began).toBeGreaterThan(990);
});

test('sends a GET at most twice', async () => {
  const { api, requests } = await serve([hangUp, hangUp, json(200, empty)]);
  expect(await refusalOf(api('GET /api/notes'))).toMatchObject({ code: 'unavailable' });
  expect(requests).toHaveLength(2);
});

test('does not retry a refused GET', async () => {
  const { api, requests } = await serve([json(404, { code: 'not_found', text: 'Gone.' })]);
  expect(await refusalOf(api('GET /api/notes'))).toMatchObject({ code: 'not_found' });
  expect(requests).toHaveLength(1);
});

test('never sends a change twice', async () => {
  const { api, requests } = await serve([silence], { timeoutMs: 500 });
  const error = await refusalOf(api('POST /api/notes', { body: { text: 'x' } }));
  expect(error).toMatchObject({ code: 'timeout', status: 504 });
  expect(requests).toHaveLength(1);
});

test('a caller that aborts gets its own reason back and no retry', async () => {
  const { api, requests } = await serve([() => giveUp.abort(reason)]);
  const giveUp = new AbortController();
  const reason = new Error('left the page');
  expect(await refusalOf(api('GET /api/notes', {}, { signal: giveUp.signal }))).toBe(reason);
  expect(requests).toHaveLength(1);
});
