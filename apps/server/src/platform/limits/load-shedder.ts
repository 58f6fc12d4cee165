// Says when this node is full. Whoever comes then is turned away at once and for almost nothing, so that those
// inside are still served in time; without it every request waits longer than its caller does (measured).
// There is room for so many requests at once, since most of a request's time is waiting for a database connection,
// and each place in that queue costs everybody behind it the same few milliseconds. When the event loop runs late,
// something eats the processor, and room shrinks as much as the loop is too late. It never closes altogether: a
// node that is starved from outside still does what it can. Lateness is the median of half a second, so that one
// pause of the garbage collector turns nobody away.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type LoadShedder = {
  isFull(): boolean;
  enter(): void;
  leave(): void;
  inFlight(): number;
  /** How late the event loop ran in the last half second. */
  delayMs(): number;
};

type Capacity = { inFlightMost: number; delayMostMs?: number };

/** How many requests may share one database connection: eight short statements in a row are some 20 ms. */
export const requestsPerConnection = 8;

const resolutionMs = 10;
const lookEveryMs = 500;

export function createLoadShedder({ inFlightMost, delayMostMs = 50 }: Capacity): LoadShedder {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let [inFlight, delayMs, room] = [0, 0, inFlightMost];
  setInterval(() => {
    // It measures the time between two ticks; the wanted part of that is no delay.
    delayMs = Math.max(0, histogram.percentile(50) / 1e6 - resolutionMs);
    room = inFlightMost * Math.min(1, delayMostMs / delayMs);
    histogram.reset();
  }, lookEveryMs).unref();

  return {
    isFull: () => inFlight >= room,
    enter: () => void inFlight++,
    leave: () => void inFlight--,
    inFlight: () => inFlight,
    delayMs: () => delayMs,
  };
}
