import { expect, test, vi } from 'vitest';
import { retryDelay, standardRetries } from './live-retries.ts';
import { openTab, startServer } from './live-server.fixture.ts';
import { readStream } from './live-stream.ts';

const soon = <T>(check: () => T) => vi.waitFor(check, { timeout: 3_000, interval: 5 });
const aWhile = () => new Promise((done) => setTimeout(done, 100));

async function browser() {
  const server = await startServer();
  return { server, name: crypto.randomUUID(), origin: server.origin };
}

test('two tabs share one stream, and both get every invalidation', async () => {
  const { server, ...one } = await browser();
  const [first, second] = [openTab(one), openTab(one)];
  await soon(() => expect([first.heard, second.heard]).toEqual([['refetch'], ['refetch']]));
  server.say('invalidate', ['messages', 'notifications']);
  server.say('refetch');
  const all = ['refetch', ['messages', 'notifications'], 'refetch'];
  await soon(() => expect([first.heard, second.heard]).toEqual([all, all]));
  expect(server.bearers).toEqual(['Bearer token-of-maya']);
});

test('when the tab with the stream closes, another takes over and refetches', async () => {
  const { server, ...one } = await browser();
  const first = openTab(one);
  await soon(() => expect(first.heard).toEqual(['refetch']));
  const second = openTab(one);
  await aWhile();
  expect(server.bearers).toHaveLength(1);
  first.close();
  await soon(() => expect(second.heard).toEqual(['refetch']));
  server.say('invalidate', ['messages']);
  await soon(() => expect(second.heard).toEqual(['refetch', ['messages']]));
  expect(server.streams.size).toBe(1);
});

test('a lost stream is reopened, and everything is refetched', async () => {
  const { server, ...one } = await browser();
  const { heard } = openTab(one);
  await soon(() => expect(heard).toEqual(['refetch']));
  server.cut();
  await soon(() => expect(heard).toEqual(['refetch', 'refetch']));
  server.status = 503;
  server.cut();
  await soon(() => expect(server.bearers.length).toBeGreaterThan(4));
  server.status = 200;
  await soon(() => expect(heard).toEqual(['refetch', 'refetch', 'refetch']));
  expect(server.streams.size).toBe(1);
});

test('there is no stream while signed out, and each account gets its own', async () => {
  const { server, ...one } = await browser();
  const tab = openTab(one);
  await soon(() => expect(server.streams.size).toBe(1));
  tab.become(undefined);
  await soon(() => expect(server.streams.size).toBe(0));
  await aWhile();
  expect(server.bearers).toEqual(['Bearer token-of-maya']);
  tab.become('ben');
  await soon(() => expect(server.streams.size).toBe(1));
  expect(server.bearers).toEqual(['Bearer token-of-maya', 'Bearer token-of-ben']);
});

test('a refused token is passed to the session', async () => {
  const { server, ...one } = await browser();
  server.status = 401;
  const tab = openTab(one);
  await soon(() => expect(tab.rechecks).toBeGreaterThan(0));
});

test('does not connect while offline, and connects immediately once online', async () => {
  const { server, ...one } = await browser();
  const tab = openTab({ ...one, retries: { ...standardRetries, minMs: 60_000, firstMaxMs: 60_000 } });
  await soon(() => expect(server.streams.size).toBe(1));
  tab.online = false;
  server.cut();
  await aWhile();
  expect(server.bearers).toHaveLength(1);
  tab.online = true;
  tab.events.dispatchEvent(new Event('online'));
  await soon(() => expect(tab.heard).toEqual(['refetch', 'refetch']));
});

test('an open stream is replaced when the browser comes back online', async () => {
  const { server, ...one } = await browser();
  const tab = openTab({ ...one, retries: { ...standardRetries, minMs: 60_000, firstMaxMs: 60_000 } });
  await soon(() => expect(tab.heard).toEqual(['refetch']));
  tab.events.dispatchEvent(new Event('online'));
  await soon(() => expect(tab.heard).toEqual(['refetch', 'refetch']));
  await soon(() => expect(server.streams.size).toBe(1));
});

test('a silent stream is closed', async () => {
  const { server, origin } = await browser();
  const { signal } = new AbortController();
  const reading = readStream({ origin, token: 'x', signal, hear() {}, silenceMs: 50 });
  await expect(reading).rejects.toThrow('aborted');
  await soon(() => expect(server.streams.size).toBe(0));
});

test('parses events however they are chunked, and ignores comments and unknown events', async () => {
  const { server, origin } = await browser();
  const heard: [string, string[]][] = [];
  const { signal } = new AbortController();
  const hear = (name: string, topics: string[]) => void heard.push([name, topics]);
  const reading = readStream({ origin, token: 'x', signal, hear });
  await soon(() => expect(heard).toEqual([['ready', []]]));
  const [stream] = server.streams;
  for (const part of [':\n\n:\n', '\nevent: inval', 'idate\nda', 'ta: ["a"', ']\n', '\nid: 7\n\n']) {
    stream!.write(part);
    await new Promise((done) => setTimeout(done, 5));
  }
  stream!.end();
  expect(await reading).toBe('ended');
  expect(heard.slice(1)).toEqual([['invalidate', ['a']]]);
});

test('delays grow from one second to thirty and are randomized', () => {
  const longest = [1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, standardRetries, () => 1));
  expect(longest).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000]);
  expect(retryDelay(50, standardRetries, () => 0)).toBe(1_000);
});
