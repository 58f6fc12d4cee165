// Deletes unfinished uploads, unreferenced files and the rows of refused ones. Bytes go first and the row last, so
// the next sweep finishes an interrupted one.
import type { Db } from '../../platform/database/db.ts';
import type { Storage } from '../../platform/storage/storage-driver.ts';
import { smallPicture } from '@questline/contract';
import { objectKeyOf } from './files.rules.ts';
import { claimLoose, deleteFile, listAbandoned, listSwept, sweepRefused } from './files.queries.ts';

const batch = 200;

export async function sweepUnfinished(db: Db, storage: Storage, days: number) {
  for (;;) {
    const abandoned = await db.many(listAbandoned(days, batch));
    for (const { id } of abandoned) {
      await storage.removeUpload(id);
      await db.run(deleteFile(id));
    }
    if (abandoned.length < batch) return;
  }
}

export async function sweepLoose(db: Db, storage: Storage, days: number) {
  await db.run(sweepRefused(days));
  while ((await db.one(claimLoose(days, batch))).seen === batch);
  await removeSwept(db, storage);
}

/** Deletes the bytes and rows of files no longer in use, once no restore needs them anymore. */
export async function removeSwept(db: Db, storage: Storage) {
  for (;;) {
    const swept = await db.many(listSwept(storage.deletedDays, batch));
    for (const file of swept) {
      await storage.removeUpload(file.id);
      await storage.remove(`private/${file.object_key}`);
      if (file.public_path) {
        const key = objectKeyOf(file.public_path);
        await storage.remove(smallPicture(key));
        await storage.remove(key);
      }
      await db.run(deleteFile(file.id));
    }
    if (swept.length < batch) return;
  }
}
