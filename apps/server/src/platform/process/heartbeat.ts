// Processes report that they are running, so that operators see it on the health page.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { query, type Db } from '../database/db.ts';
import type { Log } from '../telemetry/log.ts';
import type { OutageLog } from '../telemetry/outage-log.ts';
import { pause } from './pause.ts';
import { version } from './version.ts';

const beatMs = 15_000;

const apiSeen = (id: string, streams: number) =>
  query.selectNoFrom(sql`keeper.api_seen(${id}, ${version}, ${streams})`.as('seen'));

const workerSeen = (id: string) => query.selectNoFrom(sql`keeper.worker_seen(${id}, ${version})`.as('seen'));

/** Returns what reports once. `db` is bound to nobody. */
export function createApiBeat(db: Db, openStreams: () => number) {
  const id = randomUUID();
  return () => db.run(apiSeen(id, openStreams()));
}

/** `db` is bound to the worker. */
export function createWorkerBeat(db: Db) {
  const id = randomUUID();
  return () => db.run(workerSeen(id));
}

type Options = { beat: () => Promise<unknown>; log: Log; outage: OutageLog };

/** Reports until the signal. A beat that fails is only logged: the next one follows soon. */
export async function reportUntil(over: AbortSignal, { beat, log, outage }: Options): Promise<void> {
  while (!over.aborted) {
    await beat().then(outage.over, (error: unknown) => {
      if (!outage.notes(error)) log.error({ err: error }, 'the heartbeat was not recorded');
    });
    await pause(beatMs, over);
  }
}
