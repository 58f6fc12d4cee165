// The settings that a command needs. Others may be missing or wrong, so that a command works where only some are set.
import { checkSettings, explain, type Settings } from '../platform/env/env.ts';
import { storageSettingKeys } from '../platform/storage/storage-settings.ts';
import type { Storage } from '../platform/storage/storage-driver.ts';
import { CommandError, type Environment } from './command.ts';

export function settingsFor<Key extends keyof Settings>(
  environment: Environment,
  ...keys: Key[]
): Pick<Settings, Key> {
  const { settings, complaints } = checkSettings(environment);
  const about = complaints.filter(([key]) => (keys as string[]).includes(key));
  if (about.length) throw new CommandError(explain(about), 'setup');
  return settings as Pick<Settings, Key>;
}

/** `npm run dev` starts a database whose administrator needs no password. */
const localAdmin = (databaseUrl: string) =>
  Object.assign(new URL(databaseUrl), { username: 'postgres' }).href;

/** The database, as its administrator. */
export function adminUrlOf(environment: Environment): string {
  const { ADMIN_DATABASE_URL: url, NODE_ENV: mode } = settingsFor(
    environment,
    'ADMIN_DATABASE_URL',
    'NODE_ENV',
  );
  if (url) return url;
  if (mode === 'production')
    throw new CommandError(
      'Set ADMIN_DATABASE_URL to the database, with a role that can create roles.',
      'setup',
    );
  return localAdmin(settingsFor(environment, 'DATABASE_URL').DATABASE_URL);
}

/** As the role that may read everything, or as an administrator, who can become it. */
export function backupUrlOf(environment: Environment): string {
  return settingsFor(environment, 'BACKUP_DATABASE_URL').BACKUP_DATABASE_URL ?? adminUrlOf(environment);
}

/** Where files are stored. */
export async function openStorageOf(environment: Environment): Promise<Storage> {
  const settings = settingsFor(environment, ...storageSettingKeys);
  // Loads the client of S3, which most commands don't need.
  const { openStorage } = await import('../platform/storage/storage.ts');
  return openStorage(settings);
}
