// Starts a hot standby of a PostgreSQL from npm on the same machine, for tests and benchmarks.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type Postgres } from './postgres.ts';

type Options = {
  /** The primary, as a superuser. */
  url: string;
  dataDir: string;
  settings?: Record<string, string>;
};

const leftOut = /\/(pg_wal\/.+|postmaster\.(pid|opts))$/;

/** Copies the primary's files during a backup (npm's PostgreSQL has no pg_basebackup) and follows it. */
export async function startStandby({ url, dataDir, settings }: Options): Promise<Postgres> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const shown = await client.query<{ data_directory: string }>('show data_directory');
  await client.query(`select pg_backup_start('standby', fast => true)`);
  cpSync(shown.rows[0]!.data_directory, dataDir, { recursive: true, filter: (path) => !leftOut.test(path) });
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  await client.end();
  writeFileSync(join(dataDir, 'backup_label'), rows[0]!.labelfile);
  writeFileSync(join(dataDir, 'standby.signal'), '');
  chmodSync(dataDir, 0o700);
  // PostgreSQL doesn't run as root.
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres:', dataDir]);
  const primary_conninfo = `host=127.0.0.1 port=${new URL(url).port} user=postgres`;
  return startPostgres({ dataDir, settings: { primary_conninfo, ...settings } });
}
