// The settings that say where files are stored.
import type { Settings } from '../env/env.ts';

const required = ['FILE_STORE', 'FILES_DIR'] as const satisfies (keyof Settings)[];
const optional = [
  'DELETED_FILES_DAYS',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies (keyof Settings)[];
export const storageSettingKeys = [...required, ...optional];

export type StorageSettings = Pick<Settings, (typeof required)[number]> &
  Partial<Pick<Settings, (typeof optional)[number]>>;
