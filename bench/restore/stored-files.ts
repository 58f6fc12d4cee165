// Files for the drill, as if they had been uploaded long ago, and a comparison of two stores.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asBackup, storedFiles } from '@questline/db/backups.ts';
import type pg from 'pg';
import { neededObjects, type StoredFile } from '../../apps/server/src/features/files/files.public.ts';

const owners = 50;
const photoShare = 0.3;

/** The large data set has rows without bytes, which get some here. */
export async function fillStore(url: string, filesDir: string) {
  const rows = await asBackup(url, (client) => Array.fromAsync(storedFiles<StoredFile>(client)));
  for (const key of new Set(rows.flatMap(neededObjects))) put(filesDir, key, randomBytes(500));
}

function put(filesDir: string, key: string, bytes: Buffer) {
  const path = join(filesDir, key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

export async function addFiles(root: pg.Client, students: string[], filesDir: string, count: number) {
  for (let n = 0; n < count; n++) {
    const isPhoto = n < count * photoShare;
    const key = randomBytes(24).toString('base64url');
    const bytes = randomBytes(2_000 + Math.floor(Math.random() * 100_000));
    if (isPhoto) {
      put(filesDir, `photos/${key}.webp`, bytes);
      put(filesDir, `photos/${key}-small.webp`, bytes.subarray(0, 1_000));
    } else put(filesDir, `private/${key}`, bytes);
    await root.query(
      `insert into files (owner_id, purpose, status, original_name, media_type, byte_size, object_key, public_path, uploaded_at)
       values ($1, $2, 'ready', 'work', $3, $4, $5, $6, now() - interval '1 month')`,
      [
        students[n % owners],
        isPhoto ? 'photo' : 'submission',
        isPhoto ? 'image/webp' : 'application/octet-stream',
        bytes.length,
        key,
        isPhoto ? `/photos/${key}.webp` : null,
      ],
    );
  }
}

const hashOf = (path: string) =>
  existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : undefined;

/** Whether each row has the bytes that it had in the original store. */
export async function compareFiles(url: string, original: string, restored: string) {
  const rows = await asBackup(url, (client) => Array.fromAsync(storedFiles<StoredFile>(client)));
  const keys = new Set(rows.flatMap(neededObjects));
  let [missing, differing] = [0, 0];
  for (const key of keys) {
    const [before, now] = [hashOf(join(original, key)), hashOf(join(restored, key))];
    if (!now) missing++;
    // The upload of a file that was scanned since then is kept as well, so everything can be compared.
    else if (now !== before) differing++;
  }
  return {
    rows: rows.filter((row) => neededObjects(row).length).length,
    objects: keys.size,
    missing,
    differing,
  };
}
