// A base backup with a WAL archive, as docs/backup.md describes it, and the moment to restore.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { asBackup, hashTables, type TableHashes } from '@questline/db/backups.ts';
import { startPostgres } from '@questline/db/postgres.ts';
import pg from 'pg';

type Settings = Record<string, string>;

const page = readFileSync(join(import.meta.dirname, '../../docs/backup.md'), 'utf8');
const archiveOnPage = '/var/backups/postgresql/wal';

/** The settings in a block of docs/backup.md, with another folder for the archive. */
function settingsOf(block: RegExp, archive: string): Settings {
  const text = block.exec(page)?.[1];
  if (!text?.includes(archiveOnPage)) throw new Error('docs/backup.md no longer has these settings');
  return Object.fromEntries(
    [...text.replaceAll(archiveOnPage, archive).matchAll(/^([\w.]+) = '?(.*?)'?$/gm)].map(
      ([, name, value]) => [name!, value!],
    ),
  );
}

export const archiveSettings = (archive: string) => settingsOf(/^```ini\n([^`]*)^```/m, archive);
const restoreSettings = (archive: string) => settingsOf(/restore\.conf <<'END'\n([^`]*?)^END/m, archive);

/** PostgreSQL doesn't run as root. */
export function ownByPostgres(folder: string) {
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres:', folder]);
}

export async function takeBaseBackup(url: string, folder: string): Promise<void> {
  const args = [`--dbname=${url}`, `--pgdata=${folder}`, '--checkpoint=fast', '--wal-method=none'];
  // Where Debian installs it.
  const PATH = `/usr/lib/postgresql/18/bin:${process.env['PATH']}`;
  await promisify(execFile)('pg_basebackup', args, { env: { ...process.env, PATH } });
}

export type Moment = { at: Date; text: string; tables: TableHashes };

/** A moment at which no transaction was open, so that the rows that are visible then are exactly those that PostgreSQL has
 *  committed until then, and a restore that is early or late by a single transaction has others. People go on writing. */
export async function chooseMoment(url: string): Promise<Moment> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const moment = await asBackup(url, async (client) => {
    for (;;) {
      await client.query('begin isolation level repeatable read read only');
      const { rows } = await client.query<{ seen: string }>('select pg_current_snapshot()::text as seen');
      const clock = await other.query<{ at: Date; text: string }>(
        `select it as at, to_char(it at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as text
         from clock_timestamp() it`,
      );
      const after = await other.query<{ seen: string }>('select pg_current_snapshot()::text as seen');
      const [oldest, next] = rows[0]!.seen.split(':');
      if (oldest === next && after.rows[0]!.seen === rows[0]!.seen)
        return { ...clock.rows[0]!, tables: await hashTables(client) };
      await client.query('rollback');
      await sleep(Math.random() * 5);
    }
  });
  await other.end();
  return moment;
}

/** Waits until everything that was written so far is in the archive. */
export async function finishArchive(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  const isArchived = `select from pg_stat_archiver where last_archived_wal >= $1`;
  while ((await client.query(isArchived, [rows[0]!.name])).rowCount === 0) await sleep(200);
}

type Restore = { baseBackup: string; archive: string; dataDir: string; moment: Moment };

/** Returns the server when it accepts writes. */
export async function restoreTo({ baseBackup, archive, dataDir, moment }: Restore) {
  mkdirSync(dataDir, { recursive: true });
  cpSync(baseBackup, dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'recovery.signal'), '');
  execFileSync('chmod', ['700', dataDir]);
  ownByPostgres(dataDir);
  const settings = {
    ...archiveSettings(archive),
    ...restoreSettings(archive),
    recovery_target_time: moment.text,
  };
  const postgres = await startPostgres({ dataDir, settings });
  const client = new pg.Client({ connectionString: postgres.url('postgres', 'postgres') });
  await client.connect();
  while ((await client.query('select where pg_is_in_recovery()')).rowCount) await sleep(200);
  await client.end();
  return postgres;
}
