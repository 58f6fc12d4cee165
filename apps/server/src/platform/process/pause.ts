import { setTimeout as sleep } from 'node:timers/promises';

/** Waits, or returns early when the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {});
