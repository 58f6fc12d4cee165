// The folder of backups. Each backup is a folder named by its time, and all of them share the bytes of files, which never
// change under their key:
//   files/<key>                         the bytes
//   <time>/backup.json                  what is in it
//   <time>/database.dump                for pg_restore; missing if only the files were backed up
//   <time>/files.sha256                 the files that belong to it, for sha256sum --check
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableHashes } from '@questline/db/backups.ts';
import { CommandError } from '../command.ts';

export type BackupNote = {
  version: string;
  /** The moment of its rows. */
  at: string;
  database?: { bytes: number; sha256: string; tables: TableHashes };
  files: { count: number; bytes: number; missing: string[] };
};
export type Hashes = Map<string, string>;

const nameOf = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const isName = (name: string) => /^\d{8}T\d{6}Z$/.test(name);
const timeOf = (name: string) =>
  Date.parse(name.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

export const filesFolder = (folder: string) => join(folder, 'files');
export const listBackups = (folder: string) => readdirSync(folder).filter(isName).toSorted();

export function openFolder(folder: string) {
  try {
    for (const path of [folder, filesFolder(folder)]) mkdirSync(path, { recursive: true, mode: 0o700 });
    readdirSync(folder);
  } catch (error) {
    throw new CommandError(`${folder} can't be used: ${(error as Error).message}.`);
  }
}

/** An unfinished backup has another name, and the next one removes it. */
export async function beginBackup(folder: string) {
  for (const name of readdirSync(folder))
    if (name.endsWith('.unfinished')) await rm(join(folder, name), { recursive: true });
  const unfinished = join(folder, `${nameOf(new Date())}.unfinished`);
  mkdirSync(unfinished, { mode: 0o700 });
  return {
    path: unfinished,
    async finish(note: BackupNote, hashes: Hashes): Promise<string> {
      const lines = [...hashes].map(([key, hash]) => `${hash}  ${key}\n`);
      await writeFile(join(unfinished, 'files.sha256'), lines.join(''), { mode: 0o600, flush: true });
      const json = `${JSON.stringify(note, null, 2)}\n`;
      await writeFile(join(unfinished, 'backup.json'), json, { mode: 0o600, flush: true });
      const name = nameOf(new Date(note.at));
      await rename(unfinished, join(folder, name));
      return name;
    },
  };
}

export async function readHashes(folder: string, names = listBackups(folder)): Promise<Hashes> {
  const hashes: Hashes = new Map();
  for (const name of names)
    for (const line of (await readFile(join(folder, name, 'files.sha256'), 'utf8')).split('\n'))
      if (line) hashes.set(line.slice(66), line.slice(0, 64));
  return hashes;
}

/** The newest backup of the database, or the one with this name. */
export function findBackup(folder: string, wanted?: string): { path: string; note: BackupNote } {
  const names = readable(folder);
  const found = names
    .toReversed()
    .map((name) => ({ name, path: join(folder, name) }))
    .map(({ name, path }) => ({ name, path, note: readNote(path) }))
    .find(({ name, note }) => (wanted === undefined ? note.database : name === wanted));
  if (!found)
    throw new CommandError(
      `${folder} has no ${wanted === undefined ? 'backup of the database' : `backup ${wanted}`}. It has: ${names.join(', ') || 'none'}.`,
    );
  return found;
}

function readable(folder: string): string[] {
  try {
    return listBackups(folder);
  } catch (error) {
    throw new CommandError(`${folder} can't be read: ${(error as Error).message}.`);
  }
}

const readNote = (path: string) => JSON.parse(readFileSync(join(path, 'backup.json'), 'utf8')) as BackupNote;

/** Deletes backups that are too old, but never the newest one, and the files that only they needed. */
export async function prune(folder: string, days: number): Promise<string[]> {
  const names = listBackups(folder);
  const oldest = Date.now() - days * 86_400_000;
  const old = names.slice(0, -1).filter((name) => timeOf(name) < oldest);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  const kept = await readHashes(folder);
  const stored = await readdir(filesFolder(folder), { recursive: true, withFileTypes: true });
  for (const file of stored) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !kept.has(path.slice(filesFolder(folder).length + 1))) await rm(path);
  }
  return old;
}
