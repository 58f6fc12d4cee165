// Copies files so that they belong to the rows of one moment.
import { openSnapshot, storedFiles } from '@questline/db/backups.ts';
import type pg from 'pg';
import { formerObjects, neededObjects, type StoredFile } from '../../features/files/files.public.ts';
import type { Storage } from '../../platform/storage/storage-driver.ts';
import type { Hashes } from './backup-folder.ts';
import { inParallel, saveFile } from './copy-files.ts';

type Row = StoredFile & { uploaded_at: string };
type Options = { folder: string; storage: Storage; known: Hashes };

/** Leaves a transaction open in which the rows are those that the files belong to. */
export async function saveFiles(client: pg.Client, { folder, storage, known }: Options) {
  const hashes: Hashes = new Map();
  let [bytes, added] = [0, 0];

  const save = async (key: string): Promise<boolean> => {
    if (hashes.has(key)) return true;
    const saved = await saveFile(folder, storage, key, known.get(key));
    if (!saved) return false;
    hashes.set(key, saved.hash);
    bytes += saved.bytes;
    if (saved.isNew) added++;
    return true;
  };

  /** A restore to an earlier time needs what was deleted since then. */
  const wasNeeded = ({ is_removed, uploaded_at }: Row) =>
    storage.deletedDays > 0 &&
    (is_removed || Date.parse(uploaded_at) > Date.now() - (storage.deletedDays + 1) * 86_400_000);

  /** Returns what isn't there. */
  async function saveListed(): Promise<Set<string>> {
    const rows = await Array.fromAsync(storedFiles<Row>(client));
    const missing = new Set<string>();
    await inParallel(new Set(rows.flatMap(neededObjects)), async (key) => {
      if (!(await save(key))) missing.add(key);
    });
    const former = new Set(rows.filter(wasNeeded).flatMap(formerObjects));
    await inParallel(former, async (key) => void (await save(key)));
    return missing;
  }

  // Most of them, however long it takes: this one isn't in a transaction.
  let before = await saveListed();
  for (;;) {
    const moment = await openSnapshot(client);
    const missing = await saveListed();
    // What is missing for the first time was deleted after this moment, so another moment is needed. What was missing
    // before and is still needed has been lost.
    if ([...missing].every((key) => before.has(key)))
      return { ...moment, hashes, bytes, added, missing: [...missing].toSorted() };
    before = missing;
    await client.query('rollback');
  }
}
