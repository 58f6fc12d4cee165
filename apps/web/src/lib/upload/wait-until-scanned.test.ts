import type { StoredFile } from '@questline/contract';
import { ApiError } from '@questline/contract/client';
import { expect, test } from 'vitest';
import type { Invalidation } from '../live/live-client.ts';
import { waitUntilScanned } from './wait-until-scanned.ts';

const file = (status: StoredFile['status'], refusal: StoredFile['refusal'] = null) =>
  ({ id: '1', status, refusal }) as StoredFile;

/** Responds in turn, repeating the last response; `tell` sends an invalidation. */
function set(...answers: (StoredFile | ApiError)[]) {
  let asked = 0;
  const listeners = new Set<(invalidation: Invalidation) => void>();
  const answer = async () => {
    const next = answers[Math.min(asked++, answers.length - 1)]!;
    if (next instanceof ApiError) throw next;
    return next;
  };
  const wait = (times = { firstMs: 1, longestMs: 1, patienceMs: 10_000 }, signal?: AbortSignal) =>
    waitUntilScanned({
      api: answer as never,
      invalidations: {
        onInvalidation(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      id: '1',
      times,
      ...(signal && { signal }),
    });
  return {
    wait,
    asked: () => asked,
    listeners,
    async tell(invalidation: Invalidation) {
      while (listeners.size === 0) await new Promise((later) => setTimeout(later));
      for (const listener of listeners) listener(invalidation);
    },
  };
}
const never = { firstMs: 60_000, longestMs: 60_000, patienceMs: 60_000 };

test('resolves when the file is ready, however many polls it takes', async () => {
  const { wait, asked } = set(file('pending'), new ApiError({ code: 'unavailable' }), file('ready'));
  expect(await wait()).toMatchObject({ status: 'ready' });
  expect(asked()).toBe(3);
});

test('polls immediately after a file invalidation, but not after others', async () => {
  const { wait, tell, asked, listeners } = set(file('pending'), file('ready'));
  const waiting = wait(never);
  await tell(['messages']);
  expect(asked()).toBe(1);
  await tell(['files']);
  expect(await waiting).toMatchObject({ status: 'ready' });
  expect(listeners.size).toBe(0);
});

test('a refused file throws its error text', async () => {
  const { wait } = set(file('pending'), file('refused', 'image_unreadable'));
  await expect(wait()).rejects.toMatchObject({ text: "We can't read that image. Please choose another." });
});

test('reports errors other than a lost connection', async () => {
  const { wait } = set(new ApiError({ code: 'not_found' }));
  await expect(wait()).rejects.toThrow('not_found');
});

test('times out', async () => {
  const { wait } = set(file('pending'));
  await expect(wait({ firstMs: 1, longestMs: 1, patienceMs: 20 })).rejects.toThrow('timeout');
});

test('a caller that aborts gets its own reason', async () => {
  const { wait, listeners } = set(file('pending'));
  const leaving = new AbortController();
  const waiting = wait(never, leaving.signal);
  while (listeners.size === 0) await new Promise((later) => setTimeout(later));
  leaving.abort(new Error('went elsewhere'));
  await expect(waiting).rejects.toThrow('went elsewhere');
  expect(listeners.size).toBe(0);
});
