// When to reconnect. Randomized, because thousands of browsers lose a server at the same moment.

export const standardRetries = {
  leastMs: 1_000,
  /** Upper limit of the first wait; it doubles with each attempt. */
  firstMostMs: 3_000,
  mostMs: 30_000,
  /** A stream that lasted this long doesn't count as a failure. */
  steadyMs: 30_000,
};

export function retryDelay(
  failures: number,
  { leastMs, firstMostMs, mostMs }: Omit<typeof standardRetries, 'steadyMs'>,
  random = Math.random,
): number {
  const most = Math.min(mostMs, firstMostMs * 2 ** Math.max(0, failures - 1));
  return leastMs + random() * (most - leastMs);
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
