// File storage with two drivers. Uploads arrive through the tus store; scanned files are stored under a key:
// `media/…` for everyone, `private/…` for accounts the database allows.
import { openDisk } from './storage-disk.ts';
import type { Storage } from './storage-driver.ts';
import { openS3 } from './storage-s3.ts';
import type { StorageSettings } from './storage-settings.ts';

export function openStorage(where: StorageSettings): Storage {
  const { DELETED_FILES_DAYS: deletedDays = 0 } = where;
  if (where.FILE_STORE === 'disk') return openDisk(where.FILES_DIR, deletedDays);
  // Settings without these are refused at startup.
  return openS3({
    endpoint: where.S3_ENDPOINT!,
    region: where.S3_REGION!,
    bucket: where.S3_BUCKET!,
    accessKeyId: where.S3_ACCESS_KEY_ID!,
    secretAccessKey: where.S3_SECRET_ACCESS_KEY!,
    deletedDays,
  });
}
