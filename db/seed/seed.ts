// One seed for development, tests, screenshots and demos. Never for production.
//
// Dates are relative to the moment of the first run, the anchor. Ids carry their row's time, as uuidv7 does,
// and come from names otherwise, so the same anchor gives the same rows in any database. A seeded database is
// left alone by a second run, today or next month: no row changes, what somebody tried out stays, and links
// keep working. When the dates have become stale, `fresh` (on the command line: --fresh) empties the whole
// database and seeds it anew, with new ids, relative to now.
//
// Connects as a superuser: row level security must not stand in the way, and after the story has run through
// the product's own triggers the times they stamped are moved into the past with triggers switched off.
import { join } from 'node:path';
import pg from 'pg';
import { studentEmail } from './build/accounts.ts';
import { startClock } from './build/clock.ts';
import { storeFiles, storePictures } from './build/files.ts';
import { writeRows } from './build/write.ts';
import { students } from './data/students.ts';
import { hashSeedPassword, seedPassword } from './password.ts';
import { seededAccounts, type SeededAccount } from './seeded-accounts.ts';

export { seededAccounts, seedPassword, type SeededAccount };

export type SeedOptions = {
  /** Where images are served from as /media/<name>; photos go to `photos` beside it. */
  mediaDir: string;
  /** Where submitted files lie by their object key. Left out: `private` beside mediaDir. */
  privateDir?: string;
  /** Left out: the hash of seedPassword. */
  passwordHash?: string;
  /** The anchor of a first run. Left out: now. */
  now?: Date;
  /** Empties the database first. */
  fresh?: boolean;
};

/** The accounts worth knowing, with their ids. */
export type SeededAccounts = (SeededAccount & { id: string })[];

export async function seed(adminUrl: string, options: SeedOptions): Promise<SeededAccounts> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The seed has a password that everybody knows: it refuses to run in production');
  const pictures = storePictures(options.mediaDir);
  storeFiles(options.privateDir ?? join(options.mediaDir, '..', 'private'));

  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('begin');
    // Two that start at once take turns; the second then finds everything done.
    await client.query(`select pg_advisory_xact_lock(hashtext('questline seed'))`);
    if (options.fresh)
      await client.query(
        'truncate profiles, status_changes, events, search_words, waitlist_entries, inquiries cascade',
      );
    if (!(await isSeeded(client)))
      await writeRows(
        client,
        startClock(options.now ?? new Date()),
        options.passwordHash ?? hashSeedPassword(),
        pictures,
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
  if (!url) throw new Error('ADMIN_DATABASE_URL is not set: the database to seed, as a superuser');
  const mediaDir = process.env['MEDIA_DIR'] ?? join(import.meta.dirname, '../../.data/media');
  const accounts = await seed(url, { mediaDir, fresh: process.argv.includes('--fresh') });
  for (const { type, email, state } of accounts)
    console.log(`${type.padEnd(8)} ${email.padEnd(38)} ${state}`);
  console.log(`The password of all of them is ${seedPassword}`);
}
