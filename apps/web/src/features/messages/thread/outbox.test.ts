import type { Message } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createOutbox, type Unsent } from './outbox.ts';

const lost = () => new ApiError({ code: 'unavailable' });
const warned = () => new ApiError({ code: 'contact_details', found: ['phone'] });
const refused = () => new ApiError({ code: 'conversation_not_allowed' });

/** A server that keeps one message per client_id, with an outbox in front of it. */
function open(before: Map<string, Unsent> = new Map()) {
  const taken: { client_id: string; content: string; confirmed?: boolean }[] = [];
  const asked: string[] = [];
  const failed: string[] = [];
  const world = {
    online: true,
    taken,
    failed,
    asked,
    kept: before,
    answer: async (_entry: Unsent): Promise<void> => {},
  };
  let count = 0;
  const take = (entry: Unsent) => {
    if (!taken.some(({ client_id }) => client_id === entry.client_id))
      taken.push({
        client_id: entry.client_id,
        content: entry.content,
        ...(entry.confirmed && { confirmed: true }),
      });
  };
  const outbox = createOutbox({
    send: async (entry) => {
      await world.answer(entry);
      take(entry);
      return {} as Message;
    },
    onSent: () => undefined,
    onFailed: (entry) => failed.push(entry.content),
    onWarned: (entry) => asked.push(entry.content),
    store: {
      keep: (entry) => void before.set(entry.client_id, entry),
      forget: (clientId) => void before.delete(clientId),
      kept: () => [...before.values()],
    },
    isOnline: () => world.online,
    newId: () => `id-${++count}-${before.size}-${Math.random()}`,
    pausesMs: [1, 2],
  });
  const states = () => outbox.snapshot().map(({ content, state }) => `${content} ${state}`);
  return { world, outbox, states, take };
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 2_000, interval: 2 });

describe('the outbox', () => {
  test('shows messages immediately, sends them in order and drops those the thread shows', async () => {
    const { world, outbox, states } = open();
    outbox.send('c', 'one');
    outbox.send('c', 'two');
    expect(states()).toEqual(['one sending', 'two waiting']);
    await soon(() => expect(states()).toEqual(['one sent', 'two sent']));
    expect(world.taken.map(({ content }) => content)).toEqual(['one', 'two']);
    expect(world.kept.size).toBe(0);
    outbox.settle(new Set(world.taken.map(({ client_id }) => client_id)));
    expect(states()).toEqual([]);
  });

  test('a lost response does not create a second message', async () => {
    const { world, outbox, states, take } = open();
    let attempts = 0;
    world.answer = async (entry) => {
      take(entry);
      if (++attempts < 3) throw lost();
    };
    outbox.send('c', 'once');
    await soon(() => expect(states()).toEqual(['once sent']));
    expect([attempts, world.taken.length]).toEqual([3, 1]);
  });

  test('fails with all later messages after silent retries; Retry sends them in order', async () => {
    const { world, outbox, states } = open();
    world.answer = async () => Promise.reject(lost());
    outbox.send('c', 'one');
    outbox.send('c', 'two');
    await soon(() => expect(states()).toEqual(['one failed', 'two failed']));
    expect(world.failed).toEqual(['one']);
    expect(world.kept.size).toBe(2);
    world.answer = async () => {};
    outbox.retry('c');
    await soon(() => expect(states()).toEqual(['one sent', 'two sent']));
    expect(world.taken.map(({ content }) => content)).toEqual(['one', 'two']);
  });

  test('a refusal affects one message, says why and can be discarded', async () => {
    const { world, outbox, states } = open();
    world.answer = async ({ content }) => {
      if (content === 'no') throw refused();
    };
    outbox.send('c', 'no');
    outbox.send('c', 'yes');
    await soon(() => expect(states()).toEqual(['no failed', 'yes sent']));
    const [no] = outbox.snapshot();
    expect(no!.reason).toBe("You can't message this person.");
    outbox.resume();
    expect(states()).toEqual(['no failed', 'yes sent']);
    // It would be refused again.
    outbox.retry('c');
    expect(states()).toEqual(['no failed', 'yes sent']);
    expect(world.failed).toEqual(['no']);
    outbox.discard(no!.client_id);
    expect(states()).toEqual(['yes sent']);
    expect(world.kept.size).toBe(0);
  });

  test('a message over the limit survives a new tab and is resent only manually', async () => {
    const kept = new Map<string, Unsent>();
    const first = open(kept);
    let attempts = 0;
    const refuse = async () => {
      attempts++;
      throw new ApiError({ code: 'reply_needed' });
    };
    first.world.answer = refuse;
    first.outbox.send('c', 'sixth');
    await soon(() => expect(first.states()).toEqual(['sixth failed']));
    first.outbox.resume();
    first.outbox.stop();

    const second = open(kept);
    second.world.answer = refuse;
    second.outbox.resume();
    expect(second.states()).toEqual(['sixth failed']);
    expect(second.outbox.snapshot()[0]!.reason).toMatch(/^You've sent 5 messages without a reply/);
    expect(attempts).toBe(1);

    second.world.answer = async () => {};
    second.outbox.retry('c');
    await soon(() => expect(second.states()).toEqual(['sixth sent']));
    expect(kept.size).toBe(0);
  });

  test('a message with contact details needs a decision; others are sent, and nothing resends it', async () => {
    const kept = new Map<string, Unsent>();
    const first = open(kept);
    let attempts = 0;
    const warn = async ({ content, confirmed }: Unsent) => {
      if (content !== 'call me' || confirmed) return;
      attempts++;
      throw warned();
    };
    first.world.answer = warn;
    first.outbox.send('c', 'call me');
    first.outbox.send('c', 'thanks');
    await soon(() => expect(first.states()).toEqual(['call me warned', 'thanks sent']));
    expect(first.outbox.snapshot()[0]!.found).toEqual(['phone']);
    expect([first.world.asked, first.world.failed]).toEqual([['call me'], []]);
    first.outbox.resume();
    first.outbox.retry('c');
    first.outbox.send('c', 'bye');
    await soon(() => expect(first.states()).toEqual(['call me warned', 'thanks sent', 'bye sent']));
    first.outbox.stop();

    const second = open(kept);
    second.world.answer = warn;
    second.outbox.resume();
    expect(second.states()).toEqual(['call me warned']);
    expect(attempts).toBe(1);
    const [{ client_id }] = second.outbox.snapshot() as [Unsent];
    second.outbox.confirm('another');
    second.outbox.confirm(client_id);
    await soon(() => expect(second.states()).toEqual(['call me sent']));
    expect(second.world.taken).toEqual([{ client_id, content: 'call me', confirmed: true }]);
    expect(kept.size).toBe(0);
  });

  test('a confirmed message stays confirmed when the network fails, under the same client_id', async () => {
    const kept = new Map<string, Unsent>();
    const { world, outbox, states } = open(kept);
    world.answer = async ({ confirmed }) => {
      throw confirmed ? lost() : warned();
    };
    outbox.send('c', 'call me');
    await soon(() => expect(states()).toEqual(['call me warned']));
    const [{ client_id }] = outbox.snapshot() as [Unsent];
    outbox.confirm(client_id);
    await soon(() => expect(states()).toEqual(['call me failed']));
    outbox.stop();
    const next = open(kept);
    next.outbox.resume();
    await soon(() => expect(next.states()).toEqual(['call me sent']));
    expect(next.world.taken).toEqual([{ client_id, content: 'call me', confirmed: true }]);
  });

  test('waits silently during maintenance and sends in order afterward', async () => {
    const { world, outbox, states } = open();
    world.answer = async () => {
      throw new ApiError({ code: 'maintenance' });
    };
    outbox.send('c', 'one');
    outbox.send('c', 'two');
    await soon(() => expect(states()).toEqual(['one waiting', 'two waiting']));
    expect(world.failed).toEqual([]);
    world.answer = async () => {};
    outbox.resume();
    await soon(() => expect(world.taken.map(({ content }) => content)).toEqual(['one', 'two']));
  });

  test('waits silently while offline and sends in order once online', async () => {
    const { world, outbox, states } = open();
    world.online = false;
    outbox.send('c', 'one');
    outbox.send('c', 'two');
    await soon(() => expect(states()).toEqual(['one waiting', 'two waiting']));
    world.online = true;
    outbox.resume();
    await soon(() => expect(states()).toEqual(['one sent', 'two sent']));
    expect(world.failed).toEqual([]);
    expect(world.taken.map(({ content }) => content)).toEqual(['one', 'two']);
  });

  test('a new tab sends what a closed tab left, under the same client_id', async () => {
    const kept = new Map<string, Unsent>();
    const first = open(kept);
    first.world.answer = () => new Promise(() => {});
    first.outbox.send('c', 'half way');
    first.outbox.stop();
    const [entry] = kept.values();
    const second = open(kept);
    expect(second.states()).toEqual(['half way waiting']);
    second.outbox.resume();
    await soon(() => expect(second.states()).toEqual(['half way sent']));
    expect(second.world.taken).toEqual([{ client_id: entry!.client_id, content: 'half way' }]);
    expect(kept.size).toBe(0);
  });

  test.each(Array.from({ length: 40 }, (_, n) => [n + 1]))(
    'loses, doubles and reorders nothing on a bad network, seed %i',
    async (seed) => {
      const random = () => {
        seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
        return seed / 2 ** 32;
      };
      const { world, outbox, take } = open();
      let isRough = true;
      world.answer = async (entry) => {
        await new Promise((done) => setTimeout(done, random() * 2));
        if (!isRough) return;
        const luck = random();
        if (luck < 0.25) throw lost();
        if (luck < 0.5) {
          take(entry);
          throw lost();
        }
      };
      const written: string[] = [];
      for (let n = 0; n < 25; n++) {
        const luck = random();
        if (luck < 0.6) outbox.send('c', (written.push(`${n}`), `${n}`));
        else if (luck < 0.75) world.online = !world.online;
        else outbox.resume();
        await new Promise((done) => setTimeout(done, random() * 3));
      }
      isRough = false;
      world.online = true;
      await soon(() => {
        outbox.resume();
        expect(outbox.snapshot().every(({ state }) => state === 'sent')).toBe(true);
      });
      expect(world.taken.map(({ content }) => content)).toEqual(written);
      expect(world.kept.size).toBe(0);
    },
  );
});

test('however the network fails, every message arrives once and in the order it was written', async () => {
  const step = fc.constantFrom(
    'send a',
    'send b',
    'offline',
    'online',
    'lost',
    'answered',
    'retry',
    'resume',
    'wait',
  );
  const isDone = (states: string[]) => states.every((state) => !state.endsWith('sending'));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { world, outbox, states, take } = open();
      const written: Record<string, string[]> = { a: [], b: [] };
      let isLost = false;
      // A request that is lost may have arrived.
      world.answer = async (entry) => {
        if (!isLost) return;
        take(entry);
        throw lost();
      };
      const effects: Record<string, () => unknown> = {
        offline: () => (world.online = false),
        online: () => (world.online = true),
        lost: () => (isLost = true),
        answered: () => (isLost = false),
        retry: () => outbox.retry('a'),
        resume: () => outbox.resume(),
        wait: () => vi.waitFor(() => expect(isDone(states())).toBe(true), { interval: 1 }),
      };
      for (const [n, name] of steps.entries()) {
        const [verb, conversation] = name.split(' ') as [string, string?];
        if (conversation) {
          written[conversation]!.push(`${conversation}${n}`);
          outbox.send(conversation, `${conversation}${n}`);
        } else await effects[verb]!();
      }
      isLost = false;
      world.online = true;
      await soon(() => {
        outbox.resume();
        expect(states().every((state) => state.endsWith('sent'))).toBe(true);
      });
      for (const [conversation, contents] of Object.entries(written))
        expect(world.taken.map(({ content }) => content).filter((it) => it.startsWith(conversation))).toEqual(
          contents,
        );
    }),
    { numRuns: 60 },
  );
});
