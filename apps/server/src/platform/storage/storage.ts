// File storage: an interface with two drivers. Uploads arrive through the tus store; scanned files are stored under a
// key: `media/…` for everyone, `private/…` for accounts the database allows.
import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { Settings } from '../env/env.ts';
import { openDisk } from './storage-disk.ts';
import { openS3 } from './storage-s3.ts';

export type Range = { start: number; end: number };

export type Storage = {
  /** Accepts uploads in chunks. Its cleanUpExpiredUploads() must never be called: on disk it deletes finished ones. */
  uploads: DataStore;
  /** A complete upload as a local file; the caller owns and empties `folder`. */
  fetchUpload(id: string, folder: string): Promise<string>;
  /** Removes everything left of an upload. It's fine if nothing is left. */
  removeUpload(id: string): Promise<void>;
  /** Atomic, even if the process is killed on the way. */
  put(key: string, file: string, type: string): Promise<void>;
  /** Undefined if there is none. */
  size(key: string): Promise<number | undefined>;
  read(key: string, range?: Range): Promise<Readable>;
  remove(key: string): Promise<void>;
};

type OfS3 = 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY';
export type StorageSettings = Pick<Settings, 'FILE_STORE' | 'FILES_DIR'> & Partial<Pick<Settings, OfS3>>;

export function openStorage(where: StorageSettings): Storage {
  if (where.FILE_STORE === 'disk') return openDisk(where.FILES_DIR);
  // Settings without these are refused at startup.
  return openS3({
    endpoint: where.S3_ENDPOINT!,
    region: where.S3_REGION!,
    bucket: where.S3_BUCKET!,
    accessKeyId: where.S3_ACCESS_KEY_ID!,
    secretAccessKey: where.S3_SECRET_ACCESS_KEY!,
  });
}
