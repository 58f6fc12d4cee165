// When to reconnect. Randomized, because thousands of browsers lose a server at the same moment.

export const standardRetries = {
  minMs: 1_000,
  /** Upper limit of the first wait; it doubles with each attempt. */
  firstMaxMs: 3_000,
  maxMs: 30_000,
  /** A stream that lasted this long doesn't count as a failure. */
  steadyMs: 30_000,
};

export function retryDelay(
  failures: number,
  { minMs, firstMaxMs, maxMs }: Omit<typeof standardRetries, 'steadyMs'>,
  random = Math.random,
): number {
  const max = Math.min(maxMs, firstMaxMs * 2 ** Math.max(0, failures - 1));
  return minMs + random() * (max - minMs);
}

/** Without a time, waits for the signal. */
export const pause = (ms: number | undefined, signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) return done();
    const timer = ms === undefined ? undefined : setTimeout(go, ms);
    function go() {
      clearTimeout(timer);
      signal.removeEventListener('abort', go);
      done();
    }
    signal.addEventListener('abort', go);
  });
