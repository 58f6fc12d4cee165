// The figures of the health page as metrics. Every API process reports them, so a stopped worker or a queue that nobody
// empties shows even if no worker is left to say so.
import { healthLimits } from '@questline/contract';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/db.ts';
import { readHealth, type HealthFigures } from './health-figures.ts';
import type { Log } from './log.ts';
import type { OutageLog } from './outage-log.ts';

const secondsOf = (time: string | null | undefined) => (time ? Date.parse(time) / 1_000 : 0);

/** Returns what updates them. `db` is bound to nobody. */
export function createHealthMetrics(
  registry: Registry,
  db: Db,
  { log, outage }: { log: Log; outage: OutageLog },
) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `questline_${name}`, help, labelNames, registers: [registry] });

  const databaseUp = gauge(
    'database_up',
    'Whether the database answered; if not, figures from it are missing',
  );
  const processes = gauge('processes', 'Processes that reported in the last minute', 'kind', 'version');
  const workers = gauge('workers', 'Workers among them');
  const jobs = gauge('jobs', 'Jobs by queue, counted up to 1,000', 'queue', 'state');
  const jobsDue = gauge('jobs_due_seconds', 'How long the oldest job that could run has waited', 'queue');
  const events = gauge('events_waiting', 'Events that no worker has processed, counted up to 1,000');
  const eventsAge = gauge('events_oldest_seconds', 'How long the oldest of them has waited');
  const undelivered = gauge('emails_undelivered', 'Recipients an operator has to look at, up to 100');
  const backupAt = gauge('backup_timestamp_seconds', 'When the last backup finished; 0: never');
  const backupBytes = gauge('backup_bytes', 'Size of the last backup');
  const databaseBytes = gauge('database_bytes', 'Size of the database');
  const byLabel = [processes, jobs, jobsDue];
  const single = [workers, events, eventsAge, undelivered, backupAt, backupBytes, databaseBytes];

  const show = (figures: HealthFigures, now: number) => {
    const age = (time: string | null) => (time ? Math.max(0, now - secondsOf(time)) : 0);
    const running = figures.processes.filter(
      ({ seen_at }) => age(seen_at) < healthLimits.processSilentSeconds,
    );
    for (const { kind, version } of running) processes.inc({ kind, version });
    workers.set(running.filter(({ kind }) => kind === 'worker').length);
    for (const { queue, due, ...counts } of figures.jobs) {
      for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count);
      jobsDue.set({ queue }, age(due));
    }
    events.set(figures.events.waiting);
    eventsAge.set(age(figures.events.oldest));
    undelivered.set(figures.undelivered);
    backupAt.set(secondsOf(figures.backup?.finished_at));
    backupBytes.set(figures.backup?.bytes ?? 0);
    databaseBytes.set(figures.database_bytes);
  };

  return async function refresh(): Promise<void> {
    const answer = await db.one(readHealth()).catch((error: unknown) => {
      if (!outage.notes(error)) log.error({ err: error }, 'figures for the metrics were not read');
    });
    databaseUp.set(answer ? 1 : 0);
    for (const it of byLabel) it.reset();
    if (answer) show(answer.figures, Date.now() / 1_000);
    // Zeros would look like empty queues.
    else for (const it of single) it.remove();
  };
}
