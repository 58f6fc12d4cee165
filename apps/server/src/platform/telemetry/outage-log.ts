// Logs that the database is away: once when it goes, now and then while it is away, and once when it is back. Everything
// in a process that tries again would otherwise fill the log with the same line.
import { isUnavailable } from '../database/db-errors.ts';
import type { Log } from './log.ts';

export type OutageLog = {
  /** Whether it is about a lost database: then it was logged or counted here. */
  notes(error: unknown): boolean;
  /** The database answers. Cheap, so it can be said often. */
  over(): void;
};

const remindMs = 60_000;

export function createOutageLog(log: Log, everyMs = remindMs): OutageLog {
  let outage: { since: number; saidAt: number; failures: number } | undefined;
  const secondsSince = (since: number) => Math.round((performance.now() - since) / 1_000);
  return {
    notes(error) {
      if (!isUnavailable(error)) return false;
      const now = performance.now();
      if (!outage) {
        outage = { since: now, saidAt: now, failures: 1 };
        log.warn({ err: error }, 'the database is away');
        return true;
      }
      outage.failures++;
      if (now - outage.saidAt > everyMs) {
        outage.saidAt = now;
        log.warn(
          { seconds: secondsSince(outage.since), failures: outage.failures },
          'the database is still away',
        );
      }
      return true;
    },
    over() {
      if (!outage) return;
      log.info({ seconds: secondsSince(outage.since), failures: outage.failures }, 'the database is back');
      outage = undefined;
    },
  };
}
