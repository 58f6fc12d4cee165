// Protects this node from floods, in its memory. Limits that protect people count in PostgreSQL.
import { Refusal } from './refusal.ts';

export type Limit = (who: string) => void;

// A flood from ever new addresses must not fill the memory instead.
const rememberedMost = 100_000;

export function createLimit(perMinute: number): Limit {
  const counts = new Map<string, number>();
  setInterval(() => counts.clear(), 60_000).unref();
  return (who) => {
    const count = (counts.get(who) ?? 0) + 1;
    if (count > perMinute) throw new Refusal('too_many_requests');
    if (counts.size >= rememberedMost && count === 1) counts.clear();
    counts.set(who, count);
  };
}
