// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnMissingChunk } from './missing-chunk.ts';

const reload = vi.fn<() => void>();
reloadOnMissingChunk(reload);
const miss = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockClear();
});

test('without a network the page stays, and the error is shown', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(miss()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a missing chunk reloads the page once, then its error is shown', () => {
  vi.useFakeTimers();
  expect(miss()).toBe(false); // the error was swallowed
  expect(miss()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(61_000); // the next release, for instance
  expect(miss()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});
