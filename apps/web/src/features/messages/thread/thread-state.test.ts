// Whatever happens in any order, also during requests, the cached thread equals a fresh load.
import type { Message } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { type Page, refreshThread, type Thread, withOlder } from './thread-state.ts';

const pageSize = 5;
const idOf = (n: number) => String(n).padStart(6, '0');

/** A thread on the server, seen by one side. */
function openThread() {
  const said: { n: number; mine: boolean }[] = [];
  const marks = { mine: 0, others: 0 };
  const view = ({ n, mine }: (typeof said)[number]): Message => ({
    id: idOf(n),
    conversation_id: 'c',
    client_id: idOf(n),
    sender_id: mine ? 'me' : 'other',
    author: null,
    subject: null,
    content: `${n}`,
    mine,
    read: n <= (mine ? marks.others : marks.mine),
    created_at: '2026-11-15T00:00:00Z',
  });
  return {
    say: (mine: boolean) => void said.push({ n: said.length + 1, mine }),
    read: (who: 'mine' | 'others') => (marks[who] = said.length),
    all: () => said.map(view),
    page(before: string | null): Page {
      const items = said
        .filter(({ n }) => before === null || idOf(n) < before)
        .toReversed()
        .slice(0, pageSize)
        .map(view);
      return { items, next: items.length === pageSize ? items.at(-1)!.id : null };
    },
  };
}

/** Seeded random numbers, so a failure can be reproduced. */
const randomOf = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

describe('a cached thread', () => {
  test.each(Array.from({ length: 300 }, (_, n) => [n + 1]))(
    'any sequence of events, seed %i',
    async (seed) => {
      const random = randomOf(seed);
      const server = openThread();
      let held: Thread | undefined;
      const happen = () => {
        const what = random();
        if (what < 0.35) server.say(true);
        else if (what < 0.7) server.say(false);
        else if (what < 0.8) server.read('mine');
        else if (what < 0.9) server.read('others');
      };
      /** Events also happen between pages. */
      const ask = async (before: string | null) => {
        const page = server.page(before);
        while (random() < 0.3) happen();
        // The user scrolls up during a refetch.
        if (random() < 0.1) older();
        return page;
      };
      const older = () => {
        if (held?.next) held = withOlder(held, server.page(held.next));
      };
      const refresh = async () => (held = await refreshThread(() => held, ask));

      for (let n = 0; n < Math.floor(random() * 20); n++) happen();
      await refresh();
      for (let n = 0; n < 40; n++) {
        happen();
        if (random() < 0.2) await refresh();
        if (random() < 0.2) older();
      }
      held = await refreshThread(
        () => held,
        async (before) => server.page(before),
      );
      const all = server.all();
      expect(held.messages).toEqual(all.slice(all.length - held.messages.length));
      expect(held.messages.length).toBeGreaterThanOrEqual(Math.min(all.length, pageSize));
      // A full last page can't know that it's the last one.
      const isWhole = held.messages.length === all.length;
      expect(isWhole ? [null, held.messages[0]?.id] : [held.messages[0]!.id]).toContain(held.next);
    },
  );

  test('starts over after a long absence and leaves no gap', async () => {
    const server = openThread();
    for (let n = 0; n < 20; n++) server.say(n % 2 === 0);
    const ask = async (before: string | null) => server.page(before);
    const held = await refreshThread(() => undefined, ask);
    for (let n = 0; n < 400; n++) server.say(false);
    const asked: (string | null)[] = [];
    const fresh = await refreshThread(
      () => held,
      async (before) => {
        asked.push(before);
        return server.page(before);
      },
    );
    expect(asked).toHaveLength(8);
    expect(fresh.messages).toEqual(server.all().slice(-8 * pageSize));
  });

  test('fetches one page per invalidation, however much is cached', async () => {
    const server = openThread();
    for (let n = 0; n < 100; n++) server.say(n % 2 === 0);
    server.read('mine');
    server.read('others');
    let held = await refreshThread(
      () => undefined,
      async (before) => server.page(before),
    );
    while (held.next) held = withOlder(held, server.page(held.next));
    server.say(false);
    let pages = 0;
    held = await refreshThread(
      () => held,
      async (before) => {
        pages++;
        return server.page(before);
      },
    );
    expect([pages, held.messages.length]).toEqual([1, 101]);
    expect(held.messages).toEqual(server.all());
  });
});
