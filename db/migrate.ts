// Migrates a database to the state of this checkout: roles, then migrations (forward only, each once), then functions,
// triggers, policies and grants, which are rebuilt as a whole when one of their files changed. A checkout that is older
// than the database changes nothing. An interrupted run can be repeated.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { checksumOf, compareSchema, filesIn, type Applied, type SqlFile } from './schema-version.ts';

type Options = {
  /** Lets policies that this database had before replace newer ones, to revert a change on purpose. */
  earlierPolicies?: boolean;
};

/** Needs a role that can create roles. Returns the names of what was applied. */
export async function migrate(
  adminUrl: string,
  { earlierPolicies = false }: Options = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // If two start at the same time, the second waits and then finds everything done.
    await client.query(`select pg_advisory_lock(hashtext('questline migrate'))`);
    const files = { migrations: filesIn('migrations'), policies: filesIn('policies') };
    const policies = { name: 'policies', checksum: checksumOf(files.policies) };
    const { applied, past } = await readApplied(client);
    const version = compareSchema(applied, past, { ...files, policies: policies.checksum });
    if (version.unknown.length) throw new Error(newerDatabase(version.unknown));
    if (version.policies === 'superseded' && !earlierPolicies) throw new Error(newerPolicies);

    await client.query(readFileSync(join(import.meta.dirname, 'roles.sql'), 'utf8'));
    await client.query(ledger);
    const done: string[] = [];
    const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));

    for (const file of files.migrations) {
      const before = checksums.get(file.name);
      if (before === file.checksum) continue;
      if (before)
        throw new Error(`${file.name} was changed after it was applied: write a new migration instead`);
      await apply(
        client,
        file,
        async () => void (await client.query(`set local role app_owner; ${file.text}`)),
      );
      done.push(file.name);
    }

    if (version.policies !== 'current') {
      await apply(client, policies, async () => {
        await client.query(readFileSync(join(import.meta.dirname, 'clear-policies.sql'), 'utf8'));
        for (const { name, text } of files.policies)
          await client.query(`set local role app_owner; ${text}`).catch((cause) => {
            throw new Error(`policies/${name}: ${cause.message}`, { cause });
          });
      });
      done.push('policies');
    }
    return done;
  } finally {
    await client.end();
  }
}

/** Records what was applied. The API reads it for /readyz. */
const ledger = `
  create schema if not exists migrations;
  create table if not exists migrations.applied
    (name text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists migrations.policies_applied
    (checksum text primary key, applied_at timestamptz not null default now());
  insert into migrations.policies_applied (checksum)
    select checksum from migrations.applied where name = 'policies' on conflict do nothing;
  grant usage on schema migrations to app_api;
  grant select (name, checksum) on migrations.applied to app_api;
  grant select (checksum) on migrations.policies_applied to app_api`;

async function readApplied(client: pg.Client): Promise<{ applied: Applied[]; past: string[] }> {
  const exists = async (table: string) =>
    (await client.query<{ found: boolean }>(`select to_regclass($1) is not null as found`, [table])).rows[0]!
      .found;
  if (!(await exists('migrations.applied'))) return { applied: [], past: [] };
  const { rows: applied } = await client.query<Applied>('select name, checksum from migrations.applied');
  // Databases of earlier versions don't have this table yet.
  if (!(await exists('migrations.policies_applied'))) return { applied, past: [] };
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from migrations.policies_applied',
  );
  return { applied, past: rows.map(({ checksum }) => checksum) };
}

const newerDatabase = (unknown: string[]) =>
  `This database is newer than this checkout: it has ${unknown.join(', ')}, which this checkout doesn't know. \
Nothing was changed. Check out the version that migrated it, or a later one, and run db:migrate there.`;

const newerPolicies = `The policies of this checkout are older than those of the database, which had them before and \
has newer ones now. Nothing was changed. Check out the latest version and run db:migrate there. If you want the \
earlier policies back on purpose: npm run db:migrate -- --earlier-policies`;

async function apply(
  client: pg.Client,
  { name, checksum }: Omit<SqlFile, 'text'>,
  work: () => Promise<void>,
) {
  await client.query(`begin; set local lock_timeout = '2s'`);
  await work();
  await client.query('reset role');
  await client.query(
    `insert into migrations.applied (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [name, checksum],
  );
  if (name === 'policies')
    await client.query(
      `insert into migrations.policies_applied (checksum) values ($1)
       on conflict (checksum) do update set applied_at = now()`,
      [checksum],
    );
  await client.query('commit');
}

if (import.meta.main) {
  const url = process.env['ADMIN_DATABASE_URL'];
  if (!url)
    throw new Error(
      'ADMIN_DATABASE_URL is not set. Set it to the database to migrate, with a role that can create roles.',
    );
  const earlierPolicies = process.argv.includes('--earlier-policies');
  const done = await migrate(url, { earlierPolicies }).catch((error: Error) => {
    console.error(error.message);
    return process.exit(1);
  });
  console.log(done.length ? `applied ${done.join(', ')}` : 'nothing to do');
}
