// Decides what is wrong, from the figures of the health page.
import { healthLimits as max, healthProblems, type Health, type HealthProblem } from '@questline/contract';
import type { HealthFigures } from '../../../platform/telemetry/health-figures.ts';

const secondsSince = (time: string, now: Date) => (now.getTime() - Date.parse(time)) / 1_000;

export const isRunning = ({ seen_at }: { seen_at: string }, now: Date) =>
  secondsSince(seen_at, now) < max.processSilentSeconds;

/** When a worker last reported. */
export const workerSeenAt = (processes: Health['processes']): string | null =>
  processes.reduce<string | null>(
    (last, { kind, seen_at }) =>
      kind === 'worker' && (last === null || Date.parse(seen_at) > Date.parse(last)) ? seen_at : last,
    null,
  );

export function findProblems(figures: HealthFigures, now: Date): HealthProblem[] {
  const { processes, jobs, emails, events, backup, undelivered } = figures;
  const seen = workerSeenAt(processes);
  const versions = new Set(processes.filter((it) => isRunning(it, now)).map(({ version }) => version));
  const today = emails.at(-1) ?? { sent: 0, failed: 0 };
  const isOlder = (time: string | null, seconds: number) =>
    time !== null && secondsSince(time, now) > seconds;
  const is: Record<HealthProblem, boolean> = {
    worker_missing: seen === null || isOlder(seen, max.workerSilentSeconds),
    events_late: isOlder(events.oldest, max.eventsWaitSeconds),
    jobs_late: jobs.some(({ due }) => isOlder(due, max.jobsWaitSeconds)),
    emails_failing: today.failed >= max.emailsFailedMin && today.failed > (today.sent + today.failed) / 10,
    emails_undelivered: undelivered > 0,
    versions_differ: versions.size > 1,
    no_backup: backup === null,
    backup_old: backup !== null && isOlder(backup.finished_at, max.backupHours * 3_600),
  };
  return (Object.keys(healthProblems) as HealthProblem[]).filter((problem) => is[problem]);
}
