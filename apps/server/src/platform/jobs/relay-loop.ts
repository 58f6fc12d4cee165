// Repeats background work until the worker stops: without a pause after a batch, otherwise polling.
import type { Log } from '../telemetry/log.ts';
import type { OutageLog } from '../telemetry/outage-log.ts';
import { pause } from '../process/pause.ts';

/** An event waits half of this on average; an idle poll costs one round trip. */
const relayEveryMs = 25;
const afterOutageMs = 1_000;

type Options = { log: Log; outage: OutageLog; lookEveryMs?: number };

export async function relayUntil(
  over: AbortSignal,
  relayWaiting: () => Promise<number>,
  { log, outage, lookEveryMs = relayEveryMs }: Options,
) {
  while (!over.aborted)
    try {
      if ((await relayWaiting()) === 0) await pause(lookEveryMs, over);
    } catch (error) {
      if (!outage.notes(error)) log.error({ err: error }, 'relaying failed');
      await pause(afterOutageMs, over);
    }
}
