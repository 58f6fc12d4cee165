// Keeps relaying while this worker leads: without pause while there is a full batch, else with a short look around.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Between commit and pick-up lies half of this on average; an idle look costs one round trip. */
const lookEveryMs = 25;
const afterOutageMs = 1_000;

export async function relayUntil(over: AbortSignal, relayWaiting: () => Promise<number>, log: Log) {
  const pause = (ms: number) => sleep(ms, undefined, { signal: over }).catch(() => {});
  while (!over.aborted)
    try {
      if ((await relayWaiting()) === 0) await pause(lookEveryMs);
    } catch (error) {
      log.warn({ err: error }, 'relaying waits for the database');
      await pause(afterOutageMs);
    }
}
