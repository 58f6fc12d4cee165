// Copies the bytes of files between the store and the folder of backups.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../platform/storage/storage-driver.ts';
import { filesFolder } from './backup-folder.ts';

/** In the folder, uploads are in `uploads/` like on a disk. */
const keyIn = (storage: Storage, key: string) =>
  key.startsWith('uploads/') ? storage.uploadKey(key.slice('uploads/'.length)) : key;

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

export type Saved = { hash: string; bytes: number; isNew: boolean };

/** Copies a file into the folder unless it is there. Undefined if the store doesn't have it. `known`: its SHA-256. */
export async function saveFile(
  folder: string,
  storage: Storage,
  key: string,
  known: string | undefined,
): Promise<Saved | undefined> {
  const path = join(filesFolder(folder), key);
  const size = await sizeOf(path);
  if (size !== undefined) return { hash: known ?? (await hashFile(path)), bytes: size, isNew: false };
  const stored = keyIn(storage, key);
  if ((await storage.size(stored)) === undefined) return undefined;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const [unfinished, hash] = [`${path}.unfinished`, createHash('sha256')];
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(await storage.read(stored), hashed(hash), target);
  } catch (error) {
    await rm(unfinished, { force: true });
    // It was deleted just now.
    if ((await storage.size(stored)) === undefined) return undefined;
    throw error;
  }
  await rename(unfinished, path);
  return { hash: hash.digest('hex'), bytes: (await stat(path)).size, isNew: true };
}

const hashed = (hash: ReturnType<typeof createHash>) =>
  async function* (source: Readable) {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  };

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

type Put = 'there' | 'restored' | 'missing' | 'damaged';

/** Copies a file back into the store unless it is there. `hash` is what it was when it was backed up. */
export async function putFile(
  folder: string,
  storage: Storage,
  key: string,
  hash: string | undefined,
): Promise<Put> {
  const path = join(filesFolder(folder), key);
  const [size, stored] = [await sizeOf(path), keyIn(storage, key)];
  const there = await storage.size(stored);
  if (there !== undefined && (size === undefined || there === size)) return 'there';
  if (size === undefined || hash === undefined) return 'missing';
  if ((await hashFile(path)) !== hash) return 'damaged';
  await storage.put(stored, path, key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream');
  return 'restored';
}

/** Several at a time, because each waits for the store. */
export async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
    }),
  );
}
