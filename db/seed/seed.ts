// Seeds a database for development, tests, screenshots and demos. Never for production.
//
// Dates are relative to the time of the first run, the anchor. Ids contain their row's time, like uuidv7, and are
// otherwise derived from names, so the same anchor gives the same rows in any database. A second run changes nothing in
// a seeded database, so your changes stay and links keep working. When the dates get stale, `fresh` (on the command
// line: --fresh) empties the whole database and seeds it again, with new ids, relative to now.
//
// Needs a superuser, because the seed writes without row level security. It runs every step through the product's own
// triggers and then moves the times they set into the past, with triggers disabled.
import { join } from 'node:path';
import pg from 'pg';
import { studentEmail } from './build/accounts.ts';
import { startClock } from './build/clock.ts';
import { storeFiles, storeImages } from './build/files.ts';
import { writeRows } from './build/write.ts';
import { students } from './data/students.ts';
import { hashSeedPassword, seedPassword } from './password.ts';
import { seededAccounts, type SeededAccount } from './seeded-accounts.ts';

export { seededAccounts, seedPassword, type SeededAccount };

export type SeedOptions = {
  /** The folder served as /media/<name>; photos go to `photos` next to it. */
  mediaDir: string;
  /** The folder of submitted files, named by object key. Default: `private` next to mediaDir. */
  privateDir?: string;
  /** Default: the hash of seedPassword. */
  passwordHash?: string;
  /** The anchor of a first run. Default: now. */
  now?: Date;
  /** Empties the database first. */
  fresh?: boolean;
};

/** The listed accounts with their ids. */
export type SeededAccounts = (SeededAccount & { id: string })[];

export async function seed(adminUrl: string, options: SeedOptions): Promise<SeededAccounts> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The seed uses a public password, so it refuses to run in production');
  const images = storeImages(options.mediaDir);
  storeFiles(options.privateDir ?? join(options.mediaDir, '..', 'private'));

  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('begin');
    // If two start at the same time, the second waits and then finds everything done.
    await client.query(`select pg_advisory_xact_lock(hashtext('questline seed'))`);
    if (options.fresh)
      await client.query(
        `truncate profiles, status_changes, events, search_words, waitlist_entries, inquiries, access_log, log_seals,
           desk_log cascade`,
      );
    if (!(await isSeeded(client)))
      await writeRows(
        client,
        startClock(options.now ?? new Date()),
        options.passwordHash ?? hashSeedPassword(),
        images,
      );
    const accounts = await readAccounts(client);
    await client.query('commit');
    return accounts;
  } finally {
    await client.end();
  }
}

async function isSeeded(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from users where email = $1', [studentEmail(students[0]!)]);
  return rowCount === 1;
}

async function readAccounts(client: pg.Client): Promise<SeededAccounts> {
  const { rows } = await client.query<{ id: string; email: string }>('select id, email from users');
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return seededAccounts.map(({ name, email, type, state }) => ({
    id: ids.get(email)!,
    name,
    email,
    type,
    state,
  }));
}

if (import.meta.main) {
  const url = process.env['ADMIN_DATABASE_URL'];
  if (!url)
    throw new Error('ADMIN_DATABASE_URL is not set. Set it to the database to seed, with a superuser.');
  const mediaDir = process.env['MEDIA_DIR'] ?? join(import.meta.dirname, '../../.data/media');
  const accounts = await seed(url, { mediaDir, fresh: process.argv.includes('--fresh') });
  for (const { type, email, state } of accounts)
    console.log(`${type.padEnd(8)} ${email.padEnd(38)} ${state}`);
  console.log(`The password for all accounts is ${seedPassword}`);
}
