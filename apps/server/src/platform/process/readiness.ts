// Whether this node can work with its database: reachable, and migrated to the version this build needs, or to a newer one
// that still works with this build (docs/decisions/0031-the-database-only-moves-forward.md).
// Checked on a separate connection, so that a busy node (all connections in use) doesn't look broken.
import { compareSchema, worksWith, type Applied } from '@questline/db/schema-version.ts';
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';

export type NotReady = 'database_unreachable' | 'database_not_migrated' | 'database_newer';

export type Readiness = {
  /** Undefined if ready. */
  check(): Promise<NotReady | undefined>;
  close(): Promise<void>;
};

/** Anyone may ask, so the database is asked at most once a second and must answer within another. */
const checkMs = 1_000;

/** No such table, no such schema, no privilege: `questline migrate` creates all of them. */
const unmigrated = new Set(['42P01', '3F000', '42501']);

export function createReadiness({ url, log }: { url: string; log: Log }): Readiness {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'questline readiness',
    max: 1,
    // Never closed: when the server has no connections left, open ones still work.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: checkMs,
    query_timeout: checkMs,
  });
  pool.on('error', () => {});

  async function ask(): Promise<NotReady | undefined> {
    try {
      const { rows: applied } = await pool.query<Applied>('select name, checksum from migrations.applied');
      const { rows: past } = await pool.query<{ checksum: string }>(
        'select checksum from migrations.policies_applied',
      );
      const { unknown, missing, policies } = compareSchema(
        applied,
        past.map(({ checksum }) => checksum),
      );
      if (unknown.length || policies === 'superseded') {
        const { rows } = await pool.query<{ oldest: string }>('select oldest from migrations.works_with');
        return rows[0] && worksWith(rows[0].oldest) ? undefined : 'database_newer';
      }
      return missing.length || policies === 'not applied' ? 'database_not_migrated' : undefined;
    } catch (error) {
      return unmigrated.has((error as { code?: string }).code ?? '')
        ? 'database_not_migrated'
        : 'database_unreachable';
    }
  }

  let askedAt = -Infinity;
  let answer: Promise<NotReady | undefined> = Promise.resolve('database_unreachable');
  let said: NotReady | 'ready' | undefined;
  return {
    async check() {
      if (performance.now() - askedAt > checkMs) {
        askedAt = performance.now();
        answer = ask();
      }
      const problem = await answer;
      if ((problem ?? 'ready') !== said) {
        if (problem) log.warn({ reason: problem }, 'not ready');
        else log.info('ready');
      }
      said = problem ?? 'ready';
      return problem;
    },
    close: () => pool.end(),
  };
}
