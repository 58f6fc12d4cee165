// What live streams send and when they end, over real HTTP and a real PostgreSQL, on two nodes. live-connections.test.ts
// has their connections.
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@questline/contract';
import { afterAll, expect, test } from 'vitest';
import { worker } from '../../platform/actor.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { publishByNotify } from '../../platform/live/invalidation.ts';
import { keptLog } from '../../platform/jobs/relay-log.fixture.ts';
import { createRelay } from '../../platform/jobs/relay.ts';
import { createTokens } from '../../platform/auth/tokens.ts';
import { listeners, nodesListen, openStream } from './live.fixture.ts';
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

await nodesListen(app, 2);

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
  await nodesListen(app, 2);
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
  await theirs.received('invalidate ["team","initiatives","home"]');
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
