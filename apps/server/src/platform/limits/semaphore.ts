// A semaphore with a bounded queue: a limited number run at a time, more wait in order, and the rest are refused
// immediately.
import { Refusal } from '../refusal.ts';

export function createSemaphore(atOnce: number, waitingMax: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new Refusal('unavailable');
      // A finishing task passes its slot on directly, so no other can take it first.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
