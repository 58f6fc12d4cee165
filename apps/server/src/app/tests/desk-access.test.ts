// Operators and accounts have nothing to do with each other: an operator's session opens no endpoint of the app, and an
// account's token opens none of the desk, not even its sign-in.
import { randomUUID } from 'node:crypto';
import { deskEndpoints, endpoints, type Endpoint } from '@questline/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashSecret } from '../../platform/auth/secrets.ts';
import { createTestApp } from './create-test-app.ts';
import { createRequests } from './every-endpoint.fixture.ts';

const app = await createTestApp();
const { student, company, bodies } = await createRequests(app);
const member = await app.addMember(company);
const formerMember = await app.addMember(company);
await company.api('DELETE /api/team/people/:id', { params: { id: formerMember.personId } });

const secret = 'a-session-of-an-operator-who-exists-1234567';
let operatorId: string;
beforeAll(async () => {
  operatorId = await app.insert('operators', { email: 'opal@desk.example', name: 'Opal', role: 'lead' });
  await app.insert('operator_sessions', {
    operator_id: operatorId,
    token_hash: hashSecret(secret),
    expires_at: new Date(Date.now() + 3_600_000),
  });
});

async function call(key: string, headers: Record<string, string>) {
  const [method, path] = key.split(' ') as [string, string];
  const body = bodies[key] ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
  const response = await fetch(app.origin + path.replaceAll(/:\w+/g, randomUUID()), {
    method,
    headers: { origin: app.settings.ORIGIN, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, code: (text ? JSON.parse(text) : {}).code as string | undefined };
}

const cookie = `__Host-desk=${secret}`;
const keysOf = (table: Record<string, Endpoint>, isWanted: (endpoint: Endpoint) => boolean) =>
  Object.entries(table)
    .filter(([, endpoint]) => isWanted(endpoint))
    .map(([key]) => key);

test("the operator's session is valid, so the refusals below are about something else", async () => {
  expect((await call('GET /api/desk/account', { cookie })).status).toBe(200);
});

describe('an operator', () => {
  test.each(keysOf(endpoints, ({ access }) => access !== 'public'))('is nobody for %s', async (key) => {
    expect(await call(key, { cookie })).toEqual({ status: 401, code: 'not_signed_in' });
    const asTokens = { cookie: `${cookie}; __Host-refresh=${secret}; __Host-viewer=${secret}` };
    for (const token of [secret, operatorId])
      expect(await call(key, { ...asTokens, authorization: `Bearer ${token}` })).toEqual({
        status: 401,
        code: 'not_signed_in',
      });
  });

  test.each(keysOf(endpoints, ({ access }) => access === 'public'))('is a visitor for %s', async (key) => {
    const [asOperator, asVisitor] = [await call(key, { cookie }), await call(key, {})];
    expect(asOperator).toEqual(asVisitor);
  });

  test.each(['GET /api/live', 'POST /api/uploads'])('is nobody for %s', async (key) => {
    expect((await call(key, { cookie })).status).toBe(401);
  });
});

describe('an account', () => {
  const accounts = { student, company, member, formerMember };

  test.each(Object.keys(deskEndpoints))('finds nothing at %s', async (key) => {
    const notFound = { status: 404, code: 'not_found' };
    expect(await call('GET /api/desk/unknown', {})).toEqual(notFound);
    for (const { token } of Object.values(accounts)) {
      const authorization = `Bearer ${token}`;
      const cookies = `__Host-refresh=${token}; __Host-viewer=${token}`;
      expect(await call(key, { authorization })).toEqual(notFound);
      expect(await call(key, { authorization, cookie: cookies })).toEqual(notFound);
      // Not even together with an operator's session.
      expect(await call(key, { authorization, cookie })).toEqual(notFound);
    }
  });

  test.each(keysOf(deskEndpoints, ({ access }) => access === 'operator' || access === 'lead'))(
    'without its token, and a visitor, find nothing at %s',
    async (key) => {
      const notFound = { status: 404, code: 'not_found' };
      expect(await call(key, {})).toEqual(notFound);
      const { token } = student;
      for (const other of [`__Host-refresh=${token}; __Host-viewer=${token}`, `desk=${secret}`])
        expect(await call(key, { cookie: other })).toEqual(notFound);
      expect(await call(key, { cookie: `__Host-desk=${token}` })).toEqual({
        status: 401,
        code: 'not_signed_in',
      });
    },
  );
});
