// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk } from '../lazy/load-chunk.ts';

const reload = vi.fn<() => void>();
/** The response to the check whether the server can be reached. */
let server: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => server());
  server = () => Promise.reject(new TypeError('Failed to fetch'));
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockClear();
});

/** The outcome of a promise after all retry pauses. */
async function settle<T>(promise: Promise<T>) {
  const settled = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  return (await settled)[0];
}

/** An import that fails a number of times before it succeeds. */
function failing(times: number) {
  let calls = 0;
  const load = async () => {
    if (++calls <= times) throw new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    return { page: 'the page' };
  };
  return { load, calls: () => calls };
}

test('an import that fails twice is retried and succeeds', async () => {
  const { load, calls } = failing(2);
  expect(await settle(loadChunk(load, reload))).toMatchObject({ value: { page: 'the page' } });
  expect(calls()).toBe(3);
  expect(reload).not.toHaveBeenCalled();
});

test('gives up after three attempts while the server cannot be reached, and does not reload', async () => {
  const { load, calls } = failing(Infinity);
  expect(await settle(loadChunk(load, reload))).toMatchObject({ reason: expect.any(ChunkError) });
  expect(calls()).toBe(3);
  expect(reload).not.toHaveBeenCalled();
});

test('fails immediately while offline, and does not reload', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, calls } = failing(Infinity);
  expect(await settle(loadChunk(load, reload))).toMatchObject({ reason: expect.any(ChunkError) });
  expect(calls()).toBe(1);
  expect(reload).not.toHaveBeenCalled();
});

test('reloads once a minute when the server answers but the file is gone', async () => {
  server = async () => new Response();
  const { load } = failing(Infinity);
  void loadChunk(load, reload);
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledTimes(1);

  expect(await settle(loadChunk(load, reload))).toMatchObject({ reason: expect.any(ChunkError) });
  expect(reload).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() + 61_000); // the next release, for instance
  void loadChunk(load, reload);
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledTimes(2);
});
