// File storage with two drivers. Uploads arrive through the tus store; scanned files are stored under a key:
// `media/…` for everyone, `private/…` for accounts the database allows.
import type { Settings } from '../env/env.ts';
import { openDisk } from './storage-disk.ts';
import type { Storage } from './storage-driver.ts';
import { openS3 } from './storage-s3.ts';

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
