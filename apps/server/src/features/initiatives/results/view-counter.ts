// Counts how often students open the page of an initiative. The counts are added to the database in batches, as numbers:
// who opened what never leaves the memory of this process (docs/decisions/0055-results-without-tracking.md).
import type { Db } from '../../../platform/database/db.ts';
import { createLruCache } from '../../../platform/limits/lru-cache.ts';
import { pause } from '../../../platform/process/pause.ts';
import type { Log } from '../../../platform/telemetry/log.ts';
import type { OutageLog } from '../../../platform/telemetry/outage-log.ts';
import { addViews } from './initiatives.results.queries.ts';

const batchMs = 5_000;
/** Opening the page again within this time is the same view. */
const sameViewMs = 30 * 60_000;
/** About 4 MB. With more students at the same time, some reloads count again. */
const rememberedMax = 20_000;

export type ViewCounter = ReturnType<typeof createViewCounter>;

/** `db` is bound to nobody. */
export function createViewCounter(db: Db) {
  const lastViews = createLruCache<number>(rememberedMax);
  let batch = new Map<string, number>();
  const count = (initiativeId: string, views: number) =>
    batch.set(initiativeId, (batch.get(initiativeId) ?? 0) + views);
  /** Writes what was counted since the last time. If that fails, the next one includes it. */
  async function flush(): Promise<void> {
    if (batch.size === 0) return;
    const counted = batch;
    batch = new Map();
    try {
      await db.run(addViews([...counted.keys()], [...counted.values()]));
    } catch (error) {
      for (const [initiativeId, views] of counted) count(initiativeId, views);
      throw error;
    }
  }
  return {
    flush,
    add(initiativeId: string, studentId: string, now = performance.now()) {
      const visit = `${studentId} ${initiativeId}`;
      const last = lastViews.get(visit);
      if (last !== undefined && now - last < sameViewMs) return;
      lastViews.set(visit, now);
      count(initiativeId, 1);
    },
    /** Writes a batch every few seconds until the signal. */
    async flushUntil(over: AbortSignal, { log, outage }: { log: Log; outage: OutageLog }): Promise<void> {
      while (!over.aborted) {
        await pause(batchMs, over);
        await flush().then(outage.over, (error: unknown) => {
          if (!outage.notes(error)) log.error({ err: error }, 'views were not counted');
        });
      }
    },
  };
}
