// Live streams over real HTTP and a real PostgreSQL, on two nodes.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@questline/contract';
import { afterAll, expect, test } from 'vitest';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { createLive, streamsPerPerson } from '../../platform/live/live.ts';
import { publishByNotify } from '../../platform/live/invalidation.ts';
import { keptLog } from '../../platform/jobs/relay-log.fixture.ts';
import { createRelay } from '../../platform/jobs/relay.ts';
import { shutDown } from '../../platform/process/shutdown.ts';
import { createTokens } from '../../platform/auth/tokens.ts';
import { startApi } from './api-process.fixture.ts';
import { openStream } from './live.fixture.ts';
import { deleteAccount } from './account-history.fixture.ts';
import { createTestApp } from './create-test-app.ts';
import { endStreamsOf, refreshTeam } from '../../features/team/refresh-team.ts';

const app = await createTestApp();
const other = await app.openNode();
const workerDatabase = openDatabase(app.url('app_worker'), { connections: 2 });
afterAll(() => workerDatabase.close());

const { log } = keptLog();
const relay = createRelay({
  db: workerDatabase.as(worker),
  subscribers: {
    'message.sent': [async (_, events) => [{ what: 'messages', userIds: events.map((it) => it.subject_id) }]],
  },
  publish: publishByNotify,
  log,
});
/** With the effects of the events about access. */
const relayAll = createRelay({
  db: workerDatabase.as(worker),
  subscribers: {
    'team.changed': [refreshTeam],
    'user.lost_access': [endStreamsOf],
    'user.deleted': [endStreamsOf],
  },
  publish: publishByNotify,
  log,
});
const messageFor = async ({ id }: { id: string }) => {
  await app.database.as({ id, personId: id }).run(recordEvent('message.sent', id, id));
  await relay();
};

const listeners = `from pg_stat_activity where datname = current_database() and application_name = 'questline live'`;
const listening = async (count: number) => {
  // A listener runs `select 1` regularly to notice a lost connection.
  const idle = `select 1 ${listeners} and query in ('listen questline_news', 'select 1') and state = 'idle'`;
  while ((await app.root.query(idle)).rowCount !== count) await sleep(10);
};
await listening(2);

test('an invalidation reaches every stream of its account on every node, and nobody else', async () => {
  const [maya, ben] = await Promise.all([app.signUp('student'), app.signUp('student')]);
  const [here, there, bens] = await Promise.all([
    openStream(app.origin, maya.token),
    openStream(other.origin, maya.token),
    openStream(other.origin, ben.token),
  ]);
  await Promise.all([here, there, bens].map((stream) => stream.received('ready []')));
  await messageFor(maya);
  await Promise.all([here, there].map((stream) => stream.received('invalidate ["messages"]')));
  // Anything wrongly sent to Ben would have arrived before this.
  await messageFor(ben);
  await bens.received('invalidate ["messages"]');
  await sleep(50);
  for (const stream of [here, there, bens])
    expect(stream.events().filter((event) => event.startsWith('invalidate'))).toEqual([
      'invalidate ["messages"]',
    ]);
  for (const stream of [here, there, bens]) stream.leave();
});

test('a stream has the common response headers and is never cached or buffered', async () => {
  const { token } = await app.signUp('student');
  const stream = await openStream(app.origin, token);
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
  stream.leave();
});

test('refuses a stream without a token, with the usual error body', async () => {
  const response = await fetch(`${app.origin}/api/live`);
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({ code: 'not_signed_in', request_id: expect.any(String) });
});

test('streams open while the database connection was lost must refetch everything', async () => {
  const { token, id } = await app.signUp('student');
  const stream = await openStream(app.origin, token);
  await stream.received('ready []');
  await app.root.query(`select pg_terminate_backend(pid) ${listeners}`);
  await stream.received('refetch []');
  await messageFor({ id });
  await stream.received('invalidate ["messages"]');
  expect(stream.events()).toEqual(['ready []', 'refetch []', 'invalidate ["messages"]']);
  stream.leave();
  await listening(2);
});

test('ignores malformed notifications', async () => {
  const { token, id } = await app.signUp('student');
  const stream = await openStream(app.origin, token);
  for (const payload of ['', '{', 'null', '7', '[]'])
    await app.root.query(`select pg_notify('questline_news', $1)`, [payload]);
  await messageFor({ id });
  await stream.received('invalidate ["messages"]');
  expect(app.lines.filter((line) => line.includes('malformed invalidation'))).toHaveLength(4);
  stream.leave();
});

test('a stream ends when its token expires', async () => {
  const { id, kind } = await app.signUp('student');
  const almost = Date.now() - limits.accessTokenMinutes * 60_000 + 2_000;
  const tokens = createTokens(app.settings.TOKEN_SECRETS, { now: () => almost });
  const { token, expiresAt } = await tokens.sign({ id, kind, personId: id }, crypto.randomUUID());
  const stream = await openStream(app.origin, token);
  expect(await stream.ended).toBe('ended');
  expect(Math.abs(Date.now() - expiresAt.getTime())).toBeLessThan(500);
});

test('a stream ends within seconds when the person is removed, and the token opens no other', async () => {
  const owner = await app.signUp('company');
  const [member, teammate] = [await app.addMember(owner), await app.addMember(owner)];
  const [here, there, theirs] = await Promise.all([
    openStream(app.origin, member.token),
    openStream(other.origin, member.token),
    openStream(app.origin, teammate.token),
  ]);
  await owner.api('DELETE /api/team/people/:id', { params: { id: member.personId } });
  await relayAll();
  expect(await Promise.all([here.ended, there.ended])).toEqual(['ended', 'ended']);
  await expect(openStream(app.origin, member.token)).rejects.toThrow('refused with 401');
  await theirs.received('invalidate ["team","initiatives"]');
  theirs.leave();
});

test('a stream ends when the account is deleted', async () => {
  const student = await app.signUp('student');
  const stream = await openStream(app.origin, student.token);
  await deleteAccount(app, student);
  await relayAll();
  expect(await stream.ended).toBe('ended');
  await expect(openStream(app.origin, student.token)).rejects.toThrow('refused with 401');
});

test("an open stream doesn't count as a request in flight, is logged when it opens, and has no handler timeout", async () => {
  const { token, id } = await app.signUp('student');
  const stream = await openStream(app.origin, token);
  expect(app.loadShedder.inFlight()).toBe(0);
  const line = app.lines.map((text) => JSON.parse(text)).find(({ account }) => account === id);
  expect(line).toMatchObject({ route: '/api/live', status: 200, actor: 'student' });
  expect(line).not.toHaveProperty('aborted');
  await sleep(4_300);
  await messageFor({ id });
  await stream.received('invalidate ["messages"]');
  stream.leave();
});

test('an account has a limited number of streams; the oldest is closed first', async () => {
  const { token } = await app.signUp('student');
  const first = await openStream(app.origin, token);
  const rest = [];
  for (let n = 0; n < streamsPerPerson; n++) rest.push(await openStream(app.origin, token));
  expect(await first.ended).toBe('ended');
  await Promise.all(rest.map((stream) => stream.received('ready []')));
  for (const stream of rest) stream.leave();
});

test('two hundred closed streams leave nothing behind', async () => {
  while (app.live.openStreams() > 0) await sleep(10);
  const people = await Promise.all(Array.from({ length: 20 }, () => app.signUp('student')));
  const streams = await Promise.all(
    people.flatMap(({ token }) => Array.from({ length: 10 }, () => openStream(app.origin, token))),
  );
  expect(app.live.openStreams()).toBe(200);
  expect(await app.metrics.registry.metrics()).toContain('live_streams_open 200');
  for (const stream of streams) stream.leave();
  while (app.live.openStreams() > 0) await sleep(10);
  expect(app.loadShedder.inFlight()).toBe(0);
  expect((await app.root.query(`select 1 ${listeners}`)).rowCount).toBe(2);
});

test('a client that does not read is disconnected before memory fills up', async () => {
  const { token, id } = await app.signUp('student');
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`GET /api/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  while (app.live.openStreams() === 0) await sleep(5);
  socket.pause();
  const topic = 'x'.repeat(7_500);
  const flood = `select pg_notify('questline_news', json_build_object($1::text, array[$2, n::text])::text)
    from generate_series(1, 1000) n`;
  for (let round = 0; round < 10 && app.live.openStreams() > 0; round++) {
    await app.root.query(flood, [id, topic]);
    await sleep(50);
  }
  expect(app.live.openStreams()).toBe(0);
  socket.destroy();
});

test('sends keep-alives, so that no proxy closes an idle stream', async () => {
  const live = createLive({ url: app.url('app_api'), log, heartbeatMs: 20 });
  const sent: string[] = [];
  live.open(
    { id: 'maya', personId: 'maya' },
    { send: (text) => sent.push(text), end() {}, expiresAtMs: Infinity },
  );
  live.start();
  while (sent.filter((text) => text === ':\n\n').length < 2) await sleep(5);
  live.close();
  const before = sent.length;
  await sleep(60);
  expect(sent).toHaveLength(before);
});

test('each of many streams gets its keep-alives on time, a few streams at a time', async () => {
  const live = createLive({ url: app.url('app_api'), log, heartbeatMs: 1_000 });
  const beats = Array.from({ length: 500 }, () => 0);
  let atOnce = 0;
  let most = 0;
  for (const n of beats.keys())
    live.open(
      { id: `${n}`, personId: `${n}` },
      {
        send: (text) => {
          if (text !== ':\n\n') return;
          beats[n]!++;
          if (++atOnce === 1) setImmediate(() => ([most, atOnce] = [Math.max(most, atOnce), 0]));
        },
        end() {},
        expiresAtMs: Infinity,
      },
    );
  live.start();
  while (beats.includes(0)) await sleep(5);
  live.close();
  expect(Math.max(...beats)).toBeLessThanOrEqual(2);
  expect(most).toBeLessThan(beats.length);
});

/** Sends a request as it is written here and collects the response. */
function rawRequest(lines: string[]) {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
  const state = { text: '', closed: false };
  socket.on('error', () => {}).on('close', () => (state.closed = true));
  socket.setEncoding('utf8').on('data', (text: string) => (state.text += text));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return { socket, state };
}

test('a stream over HTTP/1.0 is not chunked', async () => {
  const { token, id } = await app.signUp('student');
  const { socket, state } = rawRequest([
    'GET /api/live HTTP/1.0',
    'Host: x',
    `Authorization: Bearer ${token}`,
  ]);
  while (!state.text.includes('ready')) await sleep(5);
  await messageFor({ id });
  while (!state.text.includes('messages')) await sleep(5);
  const [head, body] = state.text.split('\r\n\r\n');
  expect(head).not.toMatch(/transfer-encoding/i);
  expect(body).toBe('event: ready\ndata: []\n\nevent: invalidate\ndata: ["messages"]\n\n');
  socket.destroy();
});

test('another request on the connection of a stream ends the stream and is not answered', async () => {
  const { token } = await app.signUp('student');
  const { socket, state } = rawRequest([
    'GET /api/live HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
  ]);
  while (!state.text.includes('ready')) await sleep(5);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  while (!state.closed) await sleep(5);
  expect(state.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a stopping process ends its streams, accepts no more and releases the database', async () => {
  await listening(2);
  const node = await app.openNode();
  await listening(3);
  const { token } = await app.signUp('student');
  const stream = await openStream(node.origin, token);
  const leaving = shutDown({ ...node, endStreams: node.live.close, delayMs: 100 });
  expect(await stream.ended).toBe('ended');
  await leaving;
  await expect(openStream(node.origin, token)).rejects.toThrow('fetch failed');
  await listening(2);
});

test('a process that is asked to stop ends its streams cleanly and exits', async () => {
  const { id, kind } = await app.signUp('student');
  const secret = crypto.randomUUID();
  const api = await startApi({
    DATABASE_URL: app.url('app_api'),
    AUTH_DATABASE_URL: app.url('app_auth'),
    DESK_DATABASE_URL: app.url('app_desk'),
    TOKEN_SECRETS: `test:${secret}`,
    SHUTDOWN_DELAY_MS: '0',
  });
  const { token } = await createTokens([{ id: 'test', secret }]).sign(
    { id, kind, personId: id },
    crypto.randomUUID(),
  );
  const stream = await openStream(api.url, token);
  api.signal('SIGTERM');
  expect(await stream.ended).toBe('ended');
  expect(await api.exited).toEqual([0, null]);
});
