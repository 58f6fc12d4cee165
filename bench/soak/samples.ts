// What must not grow while the system runs.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asBackup, storedFiles } from '@questline/db/backups.ts';
import pg from 'pg';
import { neededObjects, type StoredFile } from '../../apps/server/src/features/files/files.public.ts';
import { percentile, type Environment } from '../environment/environment.ts';
import { memoryOf } from '../environment/memory.ts';
import type { Running } from '../environment/server-process.ts';

export type Sample = {
  apiHeap: number;
  apiRss: number;
  apiFiles: number;
  workerHeap: number;
  workerRss: number;
  workerFiles: number;
  connections: number;
};

const megabyte = 1024 * 1024;
const openFiles = ({ pid }: Running) => readdirSync(`/proc/${pid}/fd`).length;

export async function takeSample(environment: Environment, api: Running, worker: Running): Promise<Sample> {
  const [ofApi, ofWorker] = [await memoryOf(environment, api), await memoryOf(environment, worker)];
  const { connections } = await readCounts(environment);
  return {
    apiHeap: ofApi.heapUsed / megabyte,
    apiRss: ofApi.rss / megabyte,
    apiFiles: openFiles(api),
    workerHeap: ofWorker.heapUsed / megabyte,
    workerRss: ofWorker.rss / megabyte,
    workerFiles: openFiles(worker),
    connections,
  };
}

type Counts = { connections: number; decisions: number; events: number; jobs: number };

/** Connections, and rows that wait for a worker. */
export async function readCounts({ url }: Environment): Promise<Counts> {
  const client = new pg.Client({ connectionString: url('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<Counts>(
      `select (select count(*) from pg_stat_activity where usename like 'app\\_%')::int as connections,
         (select count(*) from held_decisions)::int as decisions,
         (select count(*) from events where relayed_at is null)::int as events,
         (select count(*) from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()
            and name not like '\\_\\_%')::int as jobs`,
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}

/** Files that no row needs, and rows without their files. Photos that were uploaded but not chosen have a row, too: they are
 *  removed after some days. */
export async function compareStoredFiles({ url, filesDir }: Pick<Environment, 'url' | 'filesDir'>) {
  const rows = await asBackup(url('postgres'), (client) => Array.fromAsync(storedFiles<StoredFile>(client)));
  const needed = new Set(rows.flatMap(neededObjects));
  const stored = readdirSync(join(filesDir, 'photos')).map((name) => `photos/${name}`);
  return {
    stored: stored.length,
    unneeded: stored.filter((key) => !needed.has(key)).length,
    missing: [...needed].filter((key) => !existsSync(join(filesDir, key))).length,
  };
}

/** The medians of two quarters: the second, when caches are full, and the last. */
export function growthOf(samples: Sample[], what: keyof Sample) {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const medianOf = (part: Sample[]) =>
    percentile(
      part.map((sample) => sample[what]),
      0.5,
    );
  return {
    before: medianOf(samples.slice(quarter, 2 * quarter)),
    after: medianOf(samples.slice(-quarter)),
  };
}
