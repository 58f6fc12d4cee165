// Durable background jobs: pg-boss, used only by the worker's role. db/migrations creates its schema; nothing here
// changes a table. Jobs contain only ids: everything else is read when they run.
import { CompiledQuery } from 'kysely';
import { PgBoss, type Db as BossDb } from 'pg-boss';
import type { Statements } from '../database/db.ts';
import type { Log } from '../telemetry/log.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import type { OutageLog } from '../telemetry/outage-log.ts';

export type Queue = {
  name: string;
  retryLimit: number;
  /** Delay of the first retry; doubles each time with some jitter, up to the maximum. */
  retryDelay: number;
  retryDelayMax: number;
  /** The queue for jobs that failed every attempt. */
  deadLetter?: string;
};

export type Job = {
  id: string;
  data: Record<string, string>;
  startAfter?: Date;
  /** Higher numbers run first. */
  priority?: number;
  /** The account a job belongs to, where one account's jobs must not delay others. */
  group?: { id: string };
};

/** How many jobs one fetch takes, how many fetches run in parallel, and how many jobs of one group across all
 *  workers. */
type AtOnce = { batchSize: number; localConcurrency: number; groupConcurrency?: number };

export type Jobs = {
  /** Run inside the relay's transaction. The same id twice is one job. */
  add(tx: Statements, queue: string, jobs: Job[]): Promise<void>;
  /** `handle` throws to have the job retried; its message is stored, so it must contain no personal data. */
  work(queue: string, handle: (job: Job) => Promise<void>, atOnce?: AtOnce): Promise<void>;
  /** Lets running jobs finish; the next worker retries those that take longer. */
  close(timeoutMs: number): Promise<void>;
};

// Jobs of a killed worker are noticed after heartbeat + supervision and restart within 20 seconds.
const heartbeatSeconds = 10;
const superviseSeconds = 5;
const keepDoneSeconds = 86_400;
/** Passed on to node-postgres, so that a server that is frozen or cut off doesn't hold up the queues. */
const noAnswer = { query_timeout: 8_000, keepAlive: true };
const standardAtOnce: AtOnce = { batchSize: 10, localConcurrency: 2 };

/** pg-boss passes on copies of errors that are not Error instances. */
type PossiblyCopied = Error & { code?: string };

type Options = {
  url: string;
  /** Dead letter queues first. */
  queues: Queue[];
  log: Log;
  outage: OutageLog;
  tracing?: Tracing | undefined;
};

export async function openJobs({ url, queues, log, outage, tracing }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'questline jobs',
    max: 4,
    ...noAnswer,
    migrate: false,
    schedule: false,
    // Requires the owner of the tables; the jobs table stays small, and an operator can still do it.
    reindex: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 3_600,
    useListenNotify: true,
  });
  boss.on('error', ({ message, code }: PossiblyCopied) => {
    const error = Object.assign(new Error(message), { code });
    if (!outage.notes(error)) log.error({ err: error }, 'job queue error');
  });
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue warning'));
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
      if (jobs.length === 0) return;
      const trace = tracing?.current();
      const rows = trace ? jobs.map((job) => ({ ...job, data: { ...job.data, trace } })) : jobs;
      await boss.insert(queue, rows, { db: within(tx) });
    },
    async work(queue, handle, atOnce = standardAtOnce) {
      const manner = {
        ...atOnce,
        perJobResults: true as const,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 0.5,
        // New jobs are signaled; polling only finds retries.
        notifyPollingIntervalSeconds: 1,
      };
      const handleTraced = (job: Job) =>
        tracing
          ? tracing.run(
              `job ${queue}`,
              () => {
                tracing.link([job.data['trace']]);
                return handle(job);
              },
              { 'questline.job_id': job.id },
            )
          : handle(job);
      await boss.work<Job['data']>(queue, manner, (jobs) =>
        Promise.all(jobs.map(({ id, data }) => settled(id, handleTraced({ id, data })))),
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

/** Runs pg-boss's statements on the connection of an open transaction. */
const within = (tx: Statements): BossDb => ({
  executeSql: async (text, values = []) => ({
    rows: await tx.many({ compile: () => CompiledQuery.raw(text, values) }),
  }),
});
