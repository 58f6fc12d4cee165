// The memory that a process uses after a garbage collection.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './environment.ts';
import type { Running } from './server-process.ts';

/** Settings of a process whose memory is measured. */
export const memoryProbe = {
  NODE_OPTIONS: `--import=${new URL('./memory-probe.ts', import.meta.url).href}`,
};

type Memory = { rss: number; heapUsed: number };

/** One process at a time: the answer doesn't say whose it is. */
export async function memoryOf({ lines }: Environment, { pid }: Running): Promise<Memory> {
  const from = lines.length;
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const line = lines.slice(from).find((text) => text.startsWith('{"memory":'));
    if (line) return (JSON.parse(line) as { memory: Memory }).memory;
    await sleep(20);
  }
}
