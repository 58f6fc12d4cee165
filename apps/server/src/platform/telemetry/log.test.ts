import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { query } from '../database/db.ts';
import { createLog } from './log.ts';
import { openSample } from '../http/sample.fixture.ts';

const app = await openSample({
  server: { trustProxyHops: 1 },
  handlers: {
    // A value that PostgreSQL repeats in its message.
    'POST /api/initiatives': ({ db, input }) =>
      db.one(
        query.selectNoFrom([
          sql<string>`encode('x', ${input.body.name})`.as('id'),
          sql<string>`''`.as('name'),
        ]),
      ),
    'POST /api/visits': () => {
      throw new Error(`email to jo@example.org failed, token 0198c0de-7a11-7000-8000-1.2.${'s'.repeat(43)}`);
    },
  },
});
const student = await app.signUp('student');
const company = await app.signUp('company');
const requestLines = () =>
  app.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed');

test('one line per request: method, pattern, status, time, request id, kind and id of the account', async () => {
  const unknown = '0198c0de-7a11-7000-8000-000000000001';
  const refused = student.api('GET /api/initiatives/:id', { params: { id: unknown } });
  const { requestId } = (await refused.catch((error: unknown) => error)) as { requestId: string };
  const lines = requestLines().filter((line) => line.request_id === requestId);
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      process: 'test',
      request_id: requestId,
      method: 'GET',
      route: '/api/initiatives/:id',
      status: 404,
      ms: expect.any(Number),
      actor: 'student',
      account: student.id,
      msg: 'request completed',
    },
  ]);
});

test.each([
  ['0198c0de-7a11-7000-8000-00000000000f', true],
  ['proxy_42', true],
  ['short', false],
  ['x'.repeat(65), false],
  ['with space', false],
  ['jo@example.org', false],
])('the request id %s of a proxy is used: %s', async (given, isUsed) => {
  const { headers } = await fetch(`${app.url}/api/initiatives`, { headers: { 'x-request-id': given } });
  const id = headers.get('x-request-id');
  expect(id === given).toBe(isUsed);
  await expect.poll(() => requestLines().at(-1)?.request_id).toBe(id);
});

test('health is not logged, except when it changes', async () => {
  await fetch(`${app.url}/readyz`);
  expect(app.lines.at(-1)).toContain('"msg":"ready"');
  const before = app.lines.length;
  await fetch(`${app.url}/healthz`);
  await fetch(`${app.url}/readyz`);
  expect(app.lines).toHaveLength(before);
});

test('notes a caller that leaves before the response', async () => {
  const slow = await openSample({
    handlers: {
      'POST /api/visits': () =>
        new Promise((done) => setTimeout(done, 300, { address: '', device: '', actor: '' })),
    },
  });
  await fetch(`${slow.url}/api/visits`, { method: 'POST', signal: AbortSignal.timeout(50) }).catch(() => {});
  await expect.poll(() => slow.lines.join()).toContain('"aborted":true');
  expect(slow.loadShedder.inFlight()).toBe(0);
});

test('no line contains a token, password, address, name, body or query string', async () => {
  const secrets = [
    'Tr0ub4dor',
    'jo@example.org',
    '203.0.113.7',
    student.token,
    company.token,
    'Mallory',
    's'.repeat(43),
  ];
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.7',
    cookie: `refresh=0198c0de.1.${'s'.repeat(43)}`,
    'user-agent': 'Mallory',
  };
  const as = (token: string) => ({ ...headers, authorization: `Bearer ${token}` });
  const body = '{"name":"Mallory jo@example.org Tr0ub4dor"}';
  const calls: [string, RequestInit][] = [
    ['/api/initiatives?q=Mallory&email=jo@example.org', { headers: as(student.token) }],
    ['/api/initiatives', { method: 'POST', headers: as(company.token), body }],
    ['/api/initiatives', { method: 'POST', headers: as('Tr0ub4dor'), body }],
    ['/api/initiatives', { method: 'POST', headers: as(company.token), body: '{"Mallory": jo@example.org' }],
    ['/api/initiatives/jo@example.org', { headers: as(student.token) }],
    ['/jo@example.org/Mallory', { headers }],
    ['/api/visits', { method: 'POST', headers }],
  ];
  const before = app.lines.length;
  for (const [path, init] of calls) await fetch(app.url + path, init);
  const lines = app.lines.slice(before).join('');
  expect(lines.match(/"msg":"request completed"/g)).toHaveLength(calls.length);
  expect(lines.match(/"msg":"request failed"/g)).toHaveLength(2);
  expect(lines).toContain('22023');
  expect(secrets.filter((secret) => lines.includes(secret))).toEqual([]);
});

test('the second layer removes what someone logs carelessly', () => {
  let written = '';
  const log = createLog({ process: 'test', level: 'info', to: { write: (line) => void (written += line) } });
  const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${'s'.repeat(43)}`;
  log.info(
    { user: { email: 'jo@example.org', password: 'pw', deep: { token: 'tk' } } },
    `sent ${jwt} to jo@example.org`,
  );
  log.info({ cookie: 'tk', users: [{ email: 'jo', id: 7 }] }, 'listed');
  log.child({ ip: 'tk', request_id: 'r-1' }).info({ account: 'a-1' }, 'answered');
  log.error(
    { err: Object.assign(new Error('x'), { code: '23505', detail: 'Key (email)=(jo@example.org)' }) },
    'failed',
  );
  expect(written).not.toMatch(/jo|pw|tk|sss|detail/);
  expect(written).toContain('"id":7');
  expect(written).toContain('"request_id":"r-1"');
  expect(written).toContain('sent [token] to [email]');
  expect(written).toContain('23505');
});
