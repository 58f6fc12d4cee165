// In-memory rate limits that protect this node from floods. Limits that protect people count in PostgreSQL.
import { createLruCache } from './lru-cache.ts';
import { Refusal } from '../refusal.ts';

export type MemoryRateLimit = (who: string) => void;

// A flood from constantly changing addresses must not fill the memory instead.
const rememberedMax = 100_000;

export function createMemoryRateLimit(perMinute: number): MemoryRateLimit {
  const counts = createLruCache<number>(rememberedMax);
  setInterval(counts.clear, 60_000).unref();
  return (who) => {
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    if (count > perMinute) throw new Refusal('too_many_requests');
  };
}
