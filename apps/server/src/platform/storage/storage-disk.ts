// Stores files on a local or shared disk.
import { randomUUID } from 'node:crypto';
import { accessSync, constants, createReadStream, mkdirSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FileStore } from '@tus/file-store';
import { SettingsError } from '../env/env.ts';
import type { Storage } from './storage-driver.ts';

export function openDisk(folder: string, deletedDays = 0): Storage {
  const uploadsFolder = join(folder, 'uploads');
  requireWritable(folder, uploadsFolder);
  const uploads = new FileStore({ directory: uploadsFolder });
  const pathOf = (key: string) => join(folder, key);

  return {
    uploads,
    fetchUpload: async (id) => join(uploadsFolder, id),
    async removeUpload(id) {
      await rm(join(uploadsFolder, id), { force: true });
      await rm(join(uploadsFolder, `${id}.json`), { force: true });
    },
    async put(key, file) {
      const [path, beside] = [pathOf(key), `${pathOf(key)}.${randomUUID()}.new`];
      await mkdir(dirname(path), { recursive: true });
      await copyFile(file, beside);
      await rename(beside, path);
    },
    size: (key) =>
      stat(pathOf(key)).then(
        (found) => (found.isFile() ? found.size : undefined),
        () => undefined,
      ),
    read: async (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    uploadKey: (id) => `uploads/${id}`,
    deletedDays,
  };
}

/** Checked at startup instead of with the first upload. */
function requireWritable(folder: string, uploadsFolder: string) {
  try {
    mkdirSync(uploadsFolder, { recursive: true });
    accessSync(uploadsFolder, constants.W_OK);
  } catch (cause) {
    throw new SettingsError(
      `FILES_DIR: ${resolve(folder)} can't be written to (${(cause as NodeJS.ErrnoException).code}). Create the folder ` +
        `for the user that runs this process, or set FILES_DIR to another one (docs/settings.md).`,
      { cause },
    );
  }
}
