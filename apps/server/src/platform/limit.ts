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
    // A Map keeps the order in which its keys came: whoever was not seen for longest is forgotten first.
    counts.delete(who);
    if (counts.size >= rememberedMost) counts.delete(counts.keys().next().value!);
    counts.set(who, count);
    if (count > perMinute) throw new Refusal('too_many_requests');
  };
}
