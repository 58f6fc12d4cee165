// Keeps relaying while this worker leads: without pause while there is a full batch, else with a short look around.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../telemetry/log.ts';
import type { OutageLog } from '../telemetry/outage-log.ts';

/** Between commit and pick-up lies half of this on average; an idle look costs one round trip. */
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
