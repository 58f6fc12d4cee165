// Work that takes turns: so many at once, so many waiting in order, and the rest is refused at once.
import { Refusal } from '../refusal.ts';

export function createSemaphore(atOnce: number, waitingMost: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new Refusal('unavailable');
      // Whoever finishes hands its place over, so nobody can slip in between.
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
