import type { Health } from '@questline/contract';
import type { HealthFigures } from '../../../platform/telemetry/health-figures.ts';
import { findProblems, isRunning, workerSeenAt } from './desk-health.rules.ts';

const utc = (time: string) => new Date(time).toISOString();
const utcOrNull = (time: string | null) => time && utc(time);

export function viewHealth(figures: HealthFigures, schema: string, now: Date): Health {
  const running = figures.processes.filter((it) => isRunning(it, now));
  return {
    ...figures,
    problems: findProblems(figures, now),
    worker_seen_at: utcOrNull(workerSeenAt(figures.processes)),
    processes: running.map((it) => ({ ...it, started_at: utc(it.started_at), seen_at: utc(it.seen_at) })),
    live_connections: running.reduce((sum, { streams }) => sum + streams, 0),
    jobs: figures.jobs.map((it) => ({ ...it, due: utcOrNull(it.due) })),
    events: { ...figures.events, oldest: utcOrNull(figures.events.oldest) },
    backup: figures.backup && { ...figures.backup, finished_at: utc(figures.backup.finished_at) },
    schema,
  };
}
