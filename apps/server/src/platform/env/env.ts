// Reads the environment and the files that it names once, when a process starts. One message names every bad setting, but no values. Nothing else
// reads process.env.
import { productName } from '@questline/contract';
import type * as z from 'zod/mini';
import { fileSetting, readFileSettings } from './env-files.ts';
import { findMisspelled } from './env-misspelled.ts';
import { developmentSecret, table, type Settings } from './env-table.ts';

export type { Settings } from './env-table.ts';

type Environment = Record<string, string | undefined>;
export type Complaint = [key: string, problem: string];

/** A problem that the person who starts the process has to fix. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function readSettings(environment: Environment): Settings {
  const { settings, complaints } = checkSettings(environment);
  if (complaints.length) throw new SettingsError(explain(complaints));
  return settings as Settings;
}

/** Every problem, and the settings without one, for commands that need only some of them. */
export function checkSettings(environment: Environment): {
  settings: Partial<Settings>;
  complaints: Complaint[];
} {
  const names = Object.keys(table);
  const { texts, problems } = readFileSettings(environment, names);
  const inProduction = texts['NODE_ENV'] === 'production';
  const complaints: Complaint[] = [...problems];
  const values: Record<string, unknown> = {};

  for (const [key, setting] of Object.entries<(typeof table)[keyof typeof table]>(table)) {
    if (problems.has(key)) continue;
    const { shape, defaultValue, developmentDefault } = {
      defaultValue: undefined,
      developmentDefault: undefined,
      ...setting,
    };
    const fallback = inProduction ? defaultValue : (developmentDefault ?? defaultValue);
    // Compose files pass an empty string for a variable that isn't set.
    const text = texts[key] || fallback;
    if (text === undefined) {
      complaints.push([key, 'is missing']);
      continue;
    }
    const parsed = (shape as z.ZodMiniType).safeParse(text);
    if (parsed.success) values[key] = parsed.data;
    else complaints.push([key, parsed.error.issues[0]!.message]);
  }

  const settings = values as Partial<Settings>;
  complaints.push(...unfit(settings, inProduction));
  for (const [name, meant] of findMisspelled(environment, [...names, ...names.map(fileSetting)]))
    complaints.push([
      name,
      renamed.has(name) ? `is now called ${meant}` : `is an unknown setting. Did you mean ${meant}?`,
    ]);
  return { settings, complaints };
}

/** Former names of settings. Each is close enough to the new name to be found as misspelled. */
const renamed = new Set(['MAIL_FROM']);

const s3Keys = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/** Checks settings against each other. Invalid ones are already reported and missing here. */
function unfit(settings: Partial<Settings>, inProduction: boolean): Complaint[] {
  const { ORIGIN, FILE_STORE } = settings;
  const complaints: Complaint[] = [];
  if (FILE_STORE === 's3')
    for (const key of s3Keys) if (!settings[key]) complaints.push([key, 'is missing, and FILE_STORE is s3']);
  const isPublic = ORIGIN !== undefined && !ownMachine.test(ORIGIN);
  // A public site without NODE_ENV=production must not use the development secret either.
  for (const key of ['TOKEN_SECRETS', 'AUDIT_SECRETS', 'CREDENTIAL_SECRETS'] as const)
    if ((inProduction || isPublic) && settings[key]?.some(({ secret }) => secret === developmentSecret))
      complaints.push([key, 'contains the development secret, which is public']);
  if ((inProduction || isPublic) && settings.PUSH_SECRET === developmentSecret)
    complaints.push(['PUSH_SECRET', 'is the development secret, which is public']);
  // Browsers send the session cookie over https only, except on localhost.
  if (inProduction && isPublic && !ORIGIN.startsWith('https:'))
    complaints.push(['ORIGIN', 'must begin with https://']);
  return complaints;
}

export const explain = (complaints: Complaint[]) =>
  [
    `${productName} cannot start with these settings (see docs/settings.md):`,
    ...complaints.map(([key, problem]) => `  ${key} ${problem}`),
  ].join('\n');

/** For the entry point of a process. A person reads this message, so it has no stack trace. */
export function settingsOrExit(environment: Environment = process.env): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    return exitWithMessage(error);
  }
}

/** The same for problems that only show up later, such as a folder that isn't writable. */
export function exitWithMessage(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  return process.exit(1);
}
