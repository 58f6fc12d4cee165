// Logs a database outage: once at the start, occasionally while it lasts, and once at the end. Otherwise everything
// that retries would fill the log with the same line.
import { isUnavailable } from '../database/db-errors.ts';
import type { Log } from './log.ts';

export type OutageLog = {
  /** Whether the error is a lost database; if so, it was logged or counted here. */
  notes(error: unknown): boolean;
  /** Call when the database responds. Cheap, so it can be called often. */
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
        log.warn({ err: error }, 'database unavailable');
        return true;
      }
      outage.failures++;
      if (now - outage.saidAt > everyMs) {
        outage.saidAt = now;
        log.warn(
          { seconds: secondsSince(outage.since), failures: outage.failures },
          'database still unavailable',
        );
      }
      return true;
    },
    over() {
      if (!outage) return;
      log.info(
        { seconds: secondsSince(outage.since), failures: outage.failures },
        'database available again',
      );
      outage = undefined;
    },
  };
}
