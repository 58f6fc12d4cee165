// The load shedder: decides when this node is full. Excess requests are refused immediately and almost for free, so
// that accepted ones are still served in time; without it, every request waits longer than its caller does
// (measured). The limit is on requests in flight, since most of a request's time is spent waiting for a database
// connection, and each place in that queue costs everyone behind it the same few milliseconds. When the event loop
// runs late, the limit shrinks in proportion. It never reaches zero, so a starved node still does what it can.
// Lateness is the median over half a second, so a single garbage collection pause refuses nobody.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type LoadShedder = {
  isFull(): boolean;
  enter(): void;
  leave(): void;
  inFlight(): number;
  /** How late the event loop ran in the last half second. */
  delayMs(): number;
};

type Capacity = { inFlightMax: number; delayMaxMs?: number };

/** How many requests may share one database connection: eight short statements in a row take about 20 ms. */
export const requestsPerConnection = 8;

const resolutionMs = 10;
const lookEveryMs = 500;

export function createLoadShedder({ inFlightMax, delayMaxMs = 50 }: Capacity): LoadShedder {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let [inFlight, delayMs, limit] = [0, 0, inFlightMax];
  setInterval(() => {
    // The histogram measures the time between two ticks, so subtract the expected part.
    delayMs = Math.max(0, histogram.percentile(50) / 1e6 - resolutionMs);
    limit = inFlightMax * Math.min(1, delayMaxMs / delayMs);
    histogram.reset();
  }, lookEveryMs).unref();

  return {
    isFull: () => inFlight >= limit,
    enter: () => void inFlight++,
    leave: () => void inFlight--,
    inFlight: () => inFlight,
    delayMs: () => delayMs,
  };
}
