// The environment, read once at the start of a process. Whatever is wrong is said in one message that names
// every bad key and no value; nothing else reads process.env.
import { productName } from '@questline/contract';
import type * as z from 'zod/mini';
import { findMisspelled } from './env-misspelled.ts';
import { developmentSecret, table, type Settings } from './env-table.ts';

export type { Settings } from './env-table.ts';

type Environment = Record<string, string | undefined>;
type Complaint = [key: string, problem: string];

/** What the person who starts a process has to put right. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function readSettings(environment: Environment): Settings {
  const inProduction = environment['NODE_ENV'] === 'production';
  const complaints: Complaint[] = [];
  const values: Record<string, unknown> = {};

  for (const [key, setting] of Object.entries<(typeof table)[keyof typeof table]>(table)) {
    const { shape, otherwise, inDevelopment } = {
      otherwise: undefined,
      inDevelopment: undefined,
      ...setting,
    };
    const standard = inProduction ? otherwise : (inDevelopment ?? otherwise);
    // Compose files and the like hand over empty text for what nobody set.
    const text = environment[key] || standard;
    if (text === undefined) {
      complaints.push([key, 'is missing']);
      continue;
    }
    const parsed = (shape as z.ZodMiniType).safeParse(text);
    if (parsed.success) values[key] = parsed.data;
    else complaints.push([key, parsed.error.issues[0]!.message]);
  }

  const settings = values as Settings;
  complaints.push(...unfit(settings, inProduction));
  for (const [name, meant] of findMisspelled(environment, Object.keys(table)))
    complaints.push([name, `is an unknown setting. Did you mean ${meant}?`]);
  if (complaints.length) throw new SettingsError(explain(complaints));
  return settings;
}

const s3Keys = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/;

/** Only what could be read is looked at. */
function unfit(settings: Partial<Settings>, inProduction: boolean): Complaint[] {
  const { TOKEN_SECRETS, ORIGIN, FILE_STORE } = settings;
  const complaints: Complaint[] = [];
  if (FILE_STORE === 's3')
    for (const key of s3Keys) if (!settings[key]) complaints.push([key, 'is missing, and FILE_STORE is s3']);
  const isPublic = ORIGIN !== undefined && !ownMachine.test(ORIGIN);
  // Also for whoever goes public and forgets to say that this is production.
  if ((inProduction || isPublic) && TOKEN_SECRETS?.some(({ secret }) => secret === developmentSecret))
    complaints.push(['TOKEN_SECRETS', 'holds the secret of development, which everybody knows']);
  // Browsers keep the cookie of the session to https, but for a machine of one's own.
  if (inProduction && isPublic && !ORIGIN.startsWith('https:'))
    complaints.push(['ORIGIN', 'must begin with https://']);
  return complaints;
}

const explain = (complaints: Complaint[]) =>
  [
    `${productName} cannot start with these settings (docs/settings.md explains them):`,
    ...complaints.map(([key, problem]) => `  ${key} ${problem}`),
  ].join('\n');

/** For the entry of a process: a person reads this, so no stack. */
export function settingsOrExit(environment: Environment = process.env): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    return explainAndExit(error);
  }
}

/** The same for what only shows when a process starts to work, such as a folder that it can't write to. */
export function explainAndExit(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  return process.exit(1);
}
