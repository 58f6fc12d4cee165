// questline restore
import { join } from 'node:path';
import {
  asBackup,
  compareTables,
  countRows,
  hashTables,
  isEmpty,
  readsEverything,
  storedFiles,
} from '@questline/db/backups.ts';
import { createRoles } from '@questline/db/migrate.ts';
import pg from 'pg';
import { neededObjects, type StoredFile } from '../../features/files/files.public.ts';
import { findBackup, readHashes, type BackupNote } from '../backup/backup-folder.ts';
import { hashFile, inParallel, putFile } from '../backup/copy-files.ts';
import { findTool, undump } from '../backup/database-dump.ts';
import { command, CommandError } from '../command.ts';
import { adminUrlOf, openStorageOf } from '../environment.ts';

type Backup = { path: string; note: BackupNote };

async function restoreDatabase(url: string, { path, note }: Backup): Promise<string[]> {
  const { sha256, tables } = note.database!;
  const file = join(path, 'database.dump');
  if ((await hashFile(file)) !== sha256)
    throw new CommandError(`${file} is damaged: it isn't what was backed up. Use another backup.`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isEmpty(client)))
      throw new CommandError(
        'The database is not empty. Create a new one, and name it in ADMIN_DATABASE_URL. Nothing was changed.',
      );
    const tool = await findTool('pg_restore', client);
    await createRoles(client);
    await undump(tool, url, file);
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return asBackup(url, async (restored) => {
    if (!(await readsEverything(restored)))
      throw new CommandError("Restored, but not compared: app_backup can't read everything here.");
    return compareTables(tables, await hashTables(restored));
  });
}

async function restoreFiles(url: string, folder: string, storage: Awaited<ReturnType<typeof openStorageOf>>) {
  const hashes = await readHashes(folder);
  const found = { there: 0, restored: 0, missing: [] as string[], damaged: [] as string[] };
  await asBackup(url, async (client) => {
    const files = await Array.fromAsync(storedFiles<StoredFile>(client));
    await inParallel(new Set(files.flatMap(neededObjects)), async (key) => {
      const put = await putFile(folder, storage, key, hashes.get(key));
      if (put === 'missing' || put === 'damaged') found[put].push(key);
      else found[put]++;
    });
  });
  return found;
}

const listed = (problem: string, names: string[]) =>
  names.length ? `${problem} (${names.length}):\n${names.map((name) => `  ${name}`).join('\n')}` : [];

export const restoreCommand = command({
  summary: 'Restore the database and the files from a folder of backups',
  args: ['<folder>'],
  details: `Restores into an empty database, and copies every file that its rows need into storage, unless it is there. Compares
the rows of every table with those that were backed up. Stop the API and the worker first.`,
  options: {
    backup: { value: '<name>', about: 'Which one (default: the newest)' },
    'files-only': { about: 'Only the files, after the database was restored in another way' },
  },
  async run({ args: [folder = ''], values, environment }) {
    const url = adminUrlOf(environment);
    const storage = await openStorageOf(environment);
    const backup = values['files-only'] ? undefined : findBackup(folder, values.backup);
    if (backup && !backup.note.database)
      throw new CommandError(`The backup ${values.backup} has only files: use --files-only.`, 'usage');
    const differing = backup && (await restoreDatabase(url, backup));
    const files = await restoreFiles(url, folder, storage);

    const tables = backup?.note.database?.tables ?? {};
    const text = [
      backup
        ? `Restored ${countRows(tables).toLocaleString('en')} rows of ${backup.note.at}. Rows of ${Object.keys(tables).length} tables were compared by hash: ${differing!.length ? `${differing!.length} tables differ` : 'all are the same'}.`
        : [],
      `Files: ${files.restored} restored, ${files.there} were there already.`,
      listed('Tables that differ', differing ?? []),
      listed('Files that are missing', files.missing),
      listed('Files that are damaged', files.damaged),
      backup ? 'Next: questline migrate, then start the API and the worker.' : [],
    ].flat();
    const problems = [differing ?? [], files.missing, files.damaged].flat();
    return {
      text: text.join('\n'),
      data: { at: backup?.note.at, tables: Object.keys(tables).length, differing, files },
      hasProblems: problems.length > 0,
    };
  },
});
