// The connections of live streams: how many, how long, and how they close.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTokens } from '../../platform/auth/tokens.ts';
import { keptLog } from '../../platform/jobs/relay-log.fixture.ts';
import { createLive, streamsPerPerson } from '../../platform/live/live.ts';
import { shutDown } from '../../platform/process/shutdown.ts';
import { startApi } from './api-process.fixture.ts';
import { createTestApp } from './create-test-app.ts';
import { listeners, nodesListen, openStream } from './live.fixture.ts';

const app = await createTestApp();
await app.openNode();
const { log } = keptLog();
await nodesListen(app, 2);

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
  expect(await app.metrics.registry.metrics()).toContain('questline_live_streams 200');
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
  await app.root.query(`select pg_notify('questline_news', json_build_object($1::text, $2::text[])::text)`, [
    id,
    ['messages'],
  ]);
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
  await nodesListen(app, 2);
  const node = await app.openNode();
  await nodesListen(app, 3);
  const { token } = await app.signUp('student');
  const stream = await openStream(node.origin, token);
  const leaving = shutDown({ ...node, endStreams: node.live.close, delayMs: 100 });
  expect(await stream.ended).toBe('ended');
  await leaving;
  await expect(openStream(node.origin, token)).rejects.toThrow('fetch failed');
  await nodesListen(app, 2);
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
