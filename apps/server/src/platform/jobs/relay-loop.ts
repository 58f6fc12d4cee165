// Keeps relaying while this worker leads: without a pause after a full batch, otherwise polling.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../telemetry/log.ts';
import type { OutageLog } from '../telemetry/outage-log.ts';

/** An event waits half of this on average; an idle poll costs one round trip. */
const lookEveryMs = 25;
const afterOutageMs = 1_000;

type Logs = { log: Log; outage: OutageLog };

export async function relayUntil(
  over: AbortSignal,
  relayWaiting: () => Promise<number>,
  { log, outage }: Logs,
) {
  const pause = (ms: number) => sleep(ms, undefined, { signal: over }).catch(() => {});
  while (!over.aborted)
    try {
      if ((await relayWaiting()) === 0) await pause(lookEveryMs);
    } catch (error) {
      if (!outage.notes(error)) log.error({ err: error }, 'relaying failed');
      await pause(afterOutageMs);
    }
}
