// Work that survives the process: pg-boss, used by the worker's role alone. The schema is made by db/migrations;
// nothing here changes a table. Jobs carry ids: whatever they need is read when they run.
import { CompiledQuery } from 'kysely';
import { PgBoss, type Db as BossDb } from 'pg-boss';
import type { Statements } from '../database/db.ts';
import type { Log } from '../telemetry/log.ts';
import type { OutageLog } from '../telemetry/outage-log.ts';

export type Queue = {
  name: string;
  retryLimit: number;
  /** Of the first retry; doubles with each, with some chance in it, up to the longest. */
  retryDelay: number;
  retryDelayMax: number;
  /** A job that was tried to the end goes there. */
  deadLetter?: string;
};

export type Job = {
  id: string;
  data: Record<string, string>;
  startAfter?: Date;
  /** Of several that wait, the higher number goes first. */
  priority?: number;
  /** Whose job it is, where nobody's may hold up others'. */
  group?: { id: string };
};

/** How many a worker takes with one look, how many such looks it has under way, and how many of one group all workers
 *  together. */
type AtOnce = { batchSize: number; localConcurrency: number; groupConcurrency?: number };

export type Jobs = {
  /** Inside the relay's transaction. The same id twice is one job. */
  add(tx: Statements, queue: string, jobs: Job[]): Promise<void>;
  /** `handle` throws to have the job tried again; its message is kept, so it must name nobody. */
  work(queue: string, handle: (job: Job) => Promise<void>, atOnce?: AtOnce): Promise<void>;
  /** Lets running jobs finish; those that take longer are tried again by the next worker. */
  close(timeoutMs: number): Promise<void>;
};

// A killed worker's jobs are noticed after heartbeat + supervision and start again: within 20 seconds.
const heartbeatSeconds = 10;
const superviseSeconds = 5;
const keepDoneSeconds = 86_400;
const standardAtOnce: AtOnce = { batchSize: 10, localConcurrency: 2 };

/** pg-boss hands on copies of errors that are no errors themselves. */
type PossiblyCopied = Error & { code?: string };

type Options = {
  url: string;
  /** Dead letter queues come first. */
  queues: Queue[];
  log: Log;
  outage: OutageLog;
};

export async function openJobs({ url, queues, log, outage }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'questline jobs',
    max: 4,
    migrate: false,
    schedule: false,
    // Needs the owner of the tables; the job table stays small, and an operator can still do it.
    reindex: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 3_600,
    useListenNotify: true,
  });
  boss.on('error', ({ message, code }: PossiblyCopied) => {
    const error = Object.assign(new Error(message), { code });
    if (!outage.notes(error)) log.error({ err: error }, 'jobs');
  });
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'jobs'));
  await boss.start();
  for (const { name, ...settings } of queues) {
    const wanted = {
      ...settings,
      retryBackoff: true,
      heartbeatSeconds,
      deleteAfterSeconds: keepDoneSeconds,
      notify: true,
    };
    await boss.createQueue(name, wanted);
    await boss.updateQueue(name, wanted);
  }

  return {
    async add(tx, queue, jobs) {
      if (jobs.length) await boss.insert(queue, jobs, { db: within(tx) });
    },
    async work(queue, handle, atOnce = standardAtOnce) {
      const manner = {
        ...atOnce,
        perJobResults: true as const,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 0.5,
        // New jobs are announced; only those that wait for another try are found by looking.
        notifyPollingIntervalSeconds: 1,
      };
      await boss.work<Job['data']>(queue, manner, (jobs) =>
        Promise.all(jobs.map((job) => settled(job.id, handle({ id: job.id, data: job.data })))),
      );
    },
    close: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
}

const settled = (id: string, work: Promise<void>) =>
  work.then(
    () => ({ id, status: 'completed' as const }),
    (error: Error) => ({ id, status: 'failed' as const, output: { reason: error.message } }),
  );

/** pg-boss's statements on the connection of a transaction that is already open. */
const within = (tx: Statements): BossDb => ({
  executeSql: async (text, values = []) => ({
    rows: await tx.many({ compile: () => CompiledQuery.raw(text, values) }),
  }),
});
