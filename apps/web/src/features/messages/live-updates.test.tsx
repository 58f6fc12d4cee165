// @vitest-environment jsdom
// Invalidations applied to an open inbox must end in the same state as a fresh load, whatever is written, read, sent,
// lost in transit and scrolled to, in any order. Runs with the query client that production uses.
import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createInvalidator } from '../../lib/live/invalidate-topics.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { api, session } from '../../lib/session/session.ts';
import { useDom } from '../../ui/tests/dom.ts';
import {
  conversationQuery,
  conversationsQuery,
  loadOlder,
  threadKey,
  threadQuery,
} from './message-queries.ts';
import { openServer } from './messages.fixture.tsx';
import { createOutbox } from './thread/outbox.ts';
import type { Thread } from './thread/thread-state.ts';
import { unreadMessagesQuery } from './unread-query.ts';

useDom();
beforeEach(() => vi.unstubAllGlobals());

const randomOf = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

/** Subscribes to everything an open inbox shows. */
function show(client: QueryClient, threadId: string) {
  const list = new InfiniteQueryObserver(client, conversationsQuery({}));
  const observers = [
    new QueryObserver(client, unreadMessagesQuery),
    new QueryObserver(client, conversationQuery(threadId)),
    new QueryObserver(client, threadQuery(threadId)),
  ];
  const closers = [list.subscribe(() => {}), ...observers.map((one) => one.subscribe(() => {}))];
  return {
    list,
    close: () => {
      for (const close of closers) close();
    },
  };
}
const held = (client: QueryClient, threadId: string) => ({
  list: client.getQueryData(conversationsQuery({}).queryKey)?.pages.flatMap(({ items }) => items),
  unread: client.getQueryData(unreadMessagesQuery.queryKey),
  conversation: client.getQueryData(conversationQuery(threadId).queryKey),
  thread: client.getQueryData<Thread>(threadKey(threadId))?.messages,
});
const settled = (client: QueryClient) =>
  vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 5_000, interval: 1 });

const seeds = Array.from({ length: 25 }, (_, n) => [n + 1]);

test.each(seeds)('any sequence of events, seed %i', async (seed) => {
  const random = randomOf(seed);
  const server = openServer('company');
  await session.signIn({ email: 'me@questline.example', password: 'waypoint' });
  const talks = Array.from({ length: 23 }, (_, n) => server.talk(`Student ${n}`));
  for (const talk of talks) server.say(talk, 'other', 'Hello');
  const open = talks[0]!;
  for (let n = 0; n < 70; n++) server.say(open, n % 3 ? 'me' : 'other', `${n}`);

  const client = createQueryClient();
  const invalidate = createInvalidator(client, { gapMs: 3 });
  const outbox = createOutbox({
    send: ({ client_id, conversation_id, content }) =>
      api('POST /api/messages', { body: { client_id, conversation_id, content } }),
    onSent: () => void client.invalidateQueries({ queryKey: threadKey(open.id) }),
    onFailed: () => undefined,
    onWarned: () => undefined,
    store: { keep: () => undefined, forget: () => undefined, kept: () => [] },
    isOnline: () => true,
    pausesMs: [1],
  });
  const written: string[] = [];
  const pick = () => talks[Math.floor(random() * talks.length)]!;
  const happen = () => {
    const what = random();
    if (what < 0.3) server.say(open, 'other', `heard ${random()}`);
    else if (what < 0.5) server.say(pick(), random() < 0.5 ? 'me' : 'other', `elsewhere ${random()}`);
    else if (what < 0.65) open.read.other = open.said.at(-1)!.id;
    else if (what < 0.8) {
      const talk = pick();
      talk.read.me = talk.said.at(-1)!.id;
    } else if (what < 0.9) pick().application_status = 'rejected';
    else {
      const content = `mine ${written.length}`;
      written.push(content);
      outbox.send(open.id, content);
    }
    // An invalidation arrives after its change, and sometimes late.
    void Promise.resolve().then(() => invalidate(['messages']));
  };
  /** Also during a request. */
  server.onAsk = async () => {
    await new Promise((done) => setTimeout(done, random() * 2));
    if (random() < 0.08) happen();
  };
  server.fail(/POST/, 'lost on the way', 2);
  const shown = show(client, open.id);
  await settled(client);
  for (let n = 0; n < 25; n++) {
    happen();
    if (random() < 0.2) await loadOlder(client, open.id);
    if (random() < 0.1) void shown.list.fetchNextPage();
    if (random() < 0.4) await new Promise((done) => setTimeout(done, random() * 5));
  }
  server.onAsk = async () => undefined;
  server.mend();
  await vi.waitFor(
    () => {
      outbox.resume();
      expect(outbox.snapshot().every(({ state }) => state === 'sent')).toBe(true);
    },
    { timeout: 5_000, interval: 5 },
  );
  await invalidate(['messages']);
  await settled(client);

  const mine = await expectSameAsFresh(client, open.id);
  const contents = mine.thread!.map(({ content }) => content).filter((text) => text.startsWith('mine'));
  expect(contents).toEqual(written);
  outbox.stop();
  shown.close();
});

test.each(seeds)('one change during the first load, seed %i', async (seed) => {
  const random = randomOf(seed);
  const server = openServer('company');
  await session.signIn({ email: 'me@questline.example', password: 'waypoint' });
  const open = server.talk('Maya');
  server.say(open, 'other', 'Hello');
  const client = createQueryClient();
  const invalidate = createInvalidator(client, { gapMs: 3 });
  // A second invalidation would hide that the first one was missed.
  let invalidated: Promise<void> | undefined;
  server.onAnswer = async () => {
    if (!invalidated && random() < 0.5) {
      server.say(open, 'other', 'Are you there?');
      invalidated = invalidate(['messages']);
    }
    await new Promise((done) => setTimeout(done, random() * 5));
  };
  const shown = show(client, open.id);
  await settled(client);
  await invalidated;
  await settled(client);
  const { thread } = await expectSameAsFresh(client, open.id);
  expect(thread!.some(({ content }) => content === 'Are you there?')).toBe(invalidated !== undefined);
  shown.close();
});

/** Returns the client's cached state once it equals that of a client that loads everything now. */
async function expectSameAsFresh(client: QueryClient, threadId: string) {
  const fresh = createQueryClient();
  const again = show(fresh, threadId);
  await settled(fresh);
  while (held(fresh, threadId).list!.length < held(client, threadId).list!.length)
    await again.list.fetchNextPage();
  while (held(fresh, threadId).thread!.length < held(client, threadId).thread!.length)
    await loadOlder(fresh, threadId);
  again.close();
  const [mine, its] = [held(client, threadId), held(fresh, threadId)];
  expect(mine.list).toEqual(its.list!.slice(0, mine.list!.length));
  expect([mine.unread, mine.conversation]).toEqual([its.unread, its.conversation]);
  expect(mine.thread).toEqual(its.thread!.slice(-mine.thread!.length));
  return mine;
}
