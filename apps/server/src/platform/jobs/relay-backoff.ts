// Events that keep failing, each with the time of its next attempt. In memory: every worker has
// its own, and a new one retries them immediately.
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

export function createBackoff(clock: () => number = Date.now) {
  const aside = new Map<string, { attempts: number; until: number }>();
  return {
    add(id: string) {
      const attempts = (aside.get(id)?.attempts ?? 0) + 1;
      aside.set(id, { attempts, until: clock() + Math.min(longestWaitMs, firstWaitMs * 2 ** attempts) });
    },
    forget: (id: string) => aside.delete(id),
    /** Those that are not due yet. */
    now: () => [...aside].filter(([, { until }]) => until > clock()).map(([id]) => id),
  };
}
