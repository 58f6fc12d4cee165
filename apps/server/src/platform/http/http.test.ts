import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { errors } from '@questline/contract';
import { expect, test } from 'vitest';
import { openSample } from './sample.fixture.ts';

const app = await openSample();
const company = await app.signUp('company');
const student = await app.signUp('student');

const post = (path: string, { token = '', ...headers }: Record<string, string> = {}, body?: string) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body ?? null,
  });
const see = (path: string, token: string = student.token) =>
  fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } });

test('POST returns 201, GET 200, and an empty response 204', async () => {
  const created = await post('/api/initiatives', { token: company.token }, '{"name":"New"}');
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: string };
  expect((await see(`/api/initiatives/${id}`, company.token)).status).toBe(200);
  const gone = await fetch(`${app.url}/api/initiatives/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${company.token}` },
  });
  expect([gone.status, await gone.text()]).toEqual([204, '']);
});

test('a field that is not in the contract is never sent, even if a handler returns it', async () => {
  await company.api('POST /api/initiatives', { body: { name: 'Plain' } });
  const { items } = await company.api('GET /api/initiatives');
  expect(Object.keys(items[0]!)).toEqual(['id', 'name']);
});

test('a visitor gets 401, the wrong kind of account 403', async () => {
  await expect(app.visitor('POST /api/applications')).rejects.toThrow('not_signed_in');
  await expect(company.api('POST /api/applications')).rejects.toThrow('forbidden');
  expect(await student.api('POST /api/applications')).toBeUndefined();
});

test('an invalid token grants nothing but does not block public endpoints', async () => {
  expect((await see(`/api/initiatives/${randomUUID()}`, 'false')).status).toBe(401);
  const visit = await post('/api/visits', { token: 'false' });
  expect(await visit.json()).toMatchObject({ actor: 'anonymous' });
});

test("another account's, an unknown and a malformed id look the same except for the request id", async () => {
  const { id } = await company.api('POST /api/initiatives', { body: { name: 'Mine' } });
  const looks = await Promise.all(
    [id, randomUUID(), 'malformed', '%00', 'x'.repeat(500), '%zz'].map(async (it) => {
      const response = await see(`/api/initiatives/${it}`);
      const { request_id, ...body } = (await response.json()) as Record<string, unknown>;
      expect(request_id).toEqual(expect.any(String));
      const headers = [...response.headers.keys()].filter((name) => name !== 'x-request-id');
      return { status: response.status, body, headers };
    }),
  );
  expect(looks[0]).toMatchObject({
    status: 404,
    body: { code: 'not_found', text: errors.not_found.text },
  });
  for (const look of looks) expect({ ...look, headers: [] }).toEqual({ ...looks[0], headers: [] });
  for (const look of looks.slice(0, 3)) expect(look.headers).toEqual(looks[0]!.headers);
});

test('an invalid field is named with a message but without its value', async () => {
  await expect(company.api('POST /api/initiatives', { body: { name: '' } })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { 'body.name': expect.stringContaining('Too small') },
  });
  await expect(app.visitor('GET /api/initiatives', { query: { limit: 101 } })).rejects.toMatchObject({
    fields: { 'query.limit': expect.any(String) },
  });
});

test('the handler gets network, device and cookies; cookies are set for https only', async () => {
  const first = await post('/api/visits', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' });
  expect(await first.json()).toEqual({
    address: '127.0.0.1',
    device: 'Firefox on Windows',
    actor: 'anonymous',
  });
  expect(first.headers.getSetCookie()).toEqual([
    '__Host-seen=yes; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
    '__Host-old=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  ]);
  const again = await post('/api/visits', { cookie: 'x=1; __Host-seen=yes; seen=no' });
  expect(await again.json()).toMatchObject({ cookie: 'yes' });
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://sub.questline.example' }, 403],
  [{ origin: 'https://questline.example' }, 201],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://questline.example' }, 201],
  [{}, 201],
])('a write with the headers %j gets %i', async (headers, status) => {
  expect((await rawPost('/api/visits', headers)).status).toBe(status);
});

/** fetch does not allow setting some of these headers. */
async function rawPost(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number }>((done, fail) => {
    request(app.url + path, { method: 'POST', headers }, (answer) => {
      answer.resume();
      done({ status: answer.statusCode! });
    })
      .on('error', fail)
      .end();
  });
}

test('nobody can choose their own network address, with or without a proxy', async () => {
  const behindOne = await openSample({ server: { trustProxyHops: 1 } });
  const forged = { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9, 2001:db8:1:2:3::4' } };
  expect(await (await fetch(`${app.url}/api/visits`, forged)).json()).toMatchObject({
    address: '127.0.0.1',
  });
  expect(await (await fetch(`${behindOne.url}/api/visits`, forged)).json()).toMatchObject({
    address: '2001:db8:1:2::/64',
  });
});

test('HEAD and OPTIONS are not found: the contract has neither', async () => {
  for (const method of ['HEAD', 'OPTIONS'])
    expect((await fetch(`${app.url}/api/initiatives`, { method })).status).toBe(404);
});
