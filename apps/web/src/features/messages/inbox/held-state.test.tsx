// @vitest-environment jsdom
// Old state + news = fresh state: a browser that only follows news, with an outbox in front of it, holds what one holds
// that has just come in. Whatever is said, read, sent, lost on the way and scrolled to, in whatever order.
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createInvalidator } from '../../../lib/live/invalidate-topics.ts';
import { api, session } from '../../../lib/session/session.ts';
import { useDom } from '../../../ui/tests/dom.ts';
import {
  conversationQuery,
  conversationsQuery,
  loadOlder,
  threadKey,
  threadQuery,
} from '../message-queries.ts';
import { openServer } from '../messages.fixture.tsx';
import { createOutbox } from '../thread/outbox.ts';
import type { Thread } from '../thread/thread-state.ts';
import { unreadMessagesQuery } from '../unread-query.ts';

useDom();
beforeEach(() => vi.unstubAllGlobals());

const randomOf = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

/** Everything that an open inbox shows. */
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

test.each(Array.from({ length: 25 }, (_, n) => [n + 1]))('any sequence of events, seed %i', async (seed) => {
  const random = randomOf(seed);
  const server = openServer('company');
  await session.signIn({ email: 'me@questline.example', password: 'waypoint' });
  const talks = Array.from({ length: 23 }, (_, n) => server.talk(`Student ${n}`));
  for (const talk of talks) server.say(talk, 'other', 'Hello');
  const open = talks[0]!;
  for (let n = 0; n < 70; n++) server.say(open, n % 3 ? 'me' : 'other', `${n}`);

  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const shown = show(client, open.id);
  await settled(client);
  const invalidate = createInvalidator(client, { gapMs: 3 });
  const outbox = createOutbox({
    send: ({ client_id, conversation_id, content }) =>
      api('POST /api/messages', { body: { client_id, conversation_id, content } }),
    onSent: () => void client.invalidateQueries({ queryKey: threadKey(open.id) }),
    onFailed: () => undefined,
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
    } else if (what < 0.9) pick().standing = 'rejected';
    else {
      const content = `mine ${written.length}`;
      written.push(content);
      outbox.send(open.id, content);
    }
    // News comes after what it tells of, and sometimes late.
    void Promise.resolve().then(() => invalidate(['messages']));
  };
  /** Also while something is being read. */
  server.onAsk = async () => {
    await new Promise((done) => setTimeout(done, random() * 2));
    if (random() < 0.08) happen();
  };
  server.fail(/POST/, 'lost on the way', 2);
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

  const fresh = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const again = show(fresh, open.id);
  await settled(fresh);
  while (held(fresh, open.id).list!.length < held(client, open.id).list!.length)
    await again.list.fetchNextPage();
  while (held(fresh, open.id).thread!.length < held(client, open.id).thread!.length)
    await loadOlder(fresh, open.id);

  const [mine, its] = [held(client, open.id), held(fresh, open.id)];
  expect(mine.list).toEqual(its.list!.slice(0, mine.list!.length));
  expect([mine.unread, mine.conversation]).toEqual([its.unread, its.conversation]);
  expect(mine.thread).toEqual(its.thread!.slice(-mine.thread!.length));
  const contents = mine.thread!.map(({ content }) => content).filter((text) => text.startsWith('mine'));
  expect(contents).toEqual(written);
  outbox.stop();
  shown.close();
  again.close();
});
