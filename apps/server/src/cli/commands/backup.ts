// questline backup
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { retentionDays } from '@questline/contract';
import { asBackup, countRows, hashTables, readsEverything, recordBackup } from '@questline/db/backups.ts';
import type pg from 'pg';
import { version } from '../../platform/process/version.ts';
import { beginBackup, openFolder, prune, readHashes, type BackupNote } from '../backup/backup-folder.ts';
import { hashFile } from '../backup/copy-files.ts';
import { dump, findTool } from '../backup/database-dump.ts';
import { saveFiles } from '../backup/save-files.ts';
import { command, CommandError } from '../command.ts';
import { backupUrlOf, openStorageOf } from '../environment.ts';

function wholeNumber(option: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new CommandError(`--${option} must be a whole number.`, 'usage');
}

/** Two would delete each other's files. */
async function lock(client: pg.Client) {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(hashtext('questline backup')) as locked`,
  );
  if (!rows[0]!.locked) throw new CommandError('Another backup is running.');
}

const rightsMissing = `app_backup may not read everything, because the administrator of this database can't allow it. Let the \
provider back up the database, and use questline backup --files-only (docs/backup.md).`;

async function dumpDatabase(client: pg.Client, url: string, path: string, snapshot: string) {
  const file = join(path, 'database.dump');
  const tool = await findTool('pg_dump', client);
  await dump(tool, url, { snapshot, file });
  const [{ size: bytes }, sha256] = [await stat(file), await hashFile(file)];
  return { bytes, sha256, tables: await hashTables(client) };
}

const size = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const count = (what: number) => what.toLocaleString('en');

export const backupCommands = {
  backup: command({
    summary: 'Back up the database and the files to a folder',
    args: ['<folder>'],
    details: `Files are copied once and shared by all backups in the folder. Exits with 1 if files are missing in storage, after
everything else was backed up. docs/backup.md explains what else to keep.`,
    options: {
      'files-only': { about: 'Only the files, because the database is backed up in another way' },
      keep: { value: '<days>', about: `How long backups are kept (default: ${retentionDays.backups})` },
    },
    async run({ args: [folder = ''], values, environment }) {
      const days = wholeNumber('keep', values.keep ?? String(retentionDays.backups));
      const url = backupUrlOf(environment);
      const storage = await openStorageOf(environment);
      const began = performance.now();
      openFolder(folder);
      const made = await asBackup(url, async (client) => {
        await lock(client);
        const isFull = !values['files-only'];
        if (isFull && !(await readsEverything(client))) throw new CommandError(rightsMissing, 'setup');
        if (isFull) await findTool('pg_dump', client);
        const backup = await beginBackup(folder);
        const known = await readHashes(folder);
        const files = await saveFiles(client, { folder, storage, known });
        const database = isFull ? await dumpDatabase(client, url, backup.path, files.snapshot) : undefined;
        const note: BackupNote = {
          version,
          at: files.at,
          ...(database && { database }),
          files: { count: files.hashes.size, bytes: files.bytes, missing: files.missing },
        };
        const name = await backup.finish(note, files.hashes);
        return { name, ...note, added: files.added, deleted: await prune(folder, days) };
      });
      const bytes = (made.database?.bytes ?? 0) + made.files.bytes;
      await recordBackup(url, bytes);

      const { database, files, added, deleted, name } = made;
      const seconds = Number(((performance.now() - began) / 1_000).toFixed(1));
      const rows = database && countRows(database.tables);
      const text = [
        `Backed up to ${join(folder, name)} in ${seconds} s:`,
        database &&
          `  ${count(rows!)} rows in ${Object.keys(database.tables).length} tables (${size(database.bytes)})`,
        `  ${count(files.count)} files (${size(files.bytes)}), ${count(added)} of them new`,
        deleted.length && `Deleted after ${days} days: ${deleted.join(', ')}.`,
        files.missing.length &&
          `Missing in storage: ${count(files.missing.length)} files. They are listed in backup.json.`,
      ];
      return {
        text: text.filter(Boolean).join('\n'),
        data: { name, at: made.at, seconds, rows, bytes, files, added, deleted },
        hasProblems: files.missing.length > 0,
      };
    },
  }),
  'backup record': command({
    summary: 'Record a backup that was made in another way, for the health page and the alert',
    args: ['<bytes>'],
    details: 'Run it after a backup by the provider of the database, with the size of the backup.',
    async run({ args: [text = ''], environment }) {
      const bytes = wholeNumber('bytes', text);
      await recordBackup(backupUrlOf(environment), bytes);
      return { text: 'Recorded.', data: { bytes } };
    },
  }),
};
