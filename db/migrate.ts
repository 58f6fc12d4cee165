// Migrates a database to the state of this checkout: roles, then migrations (forward only, each once), then functions,
// triggers, policies and grants, which are rebuilt as a whole when one of their files changed. A checkout that is older
// than the database changes nothing. What someone changed by hand is rebuilt, too. People can use the site while it runs, and a
// run that was killed can be repeated.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAccessControlUnchanged, recordAccessControl } from './access-control.ts';
import { applyConcurrently, isConcurrent } from './migrate-concurrently.ts';
import { inTransaction, lockAllTables, MigrationRefused } from './migrate-locks.ts';
import {
  checksumOf,
  compareSchema,
  filesIn,
  oldestMigration,
  type Applied,
  type SqlFile,
} from './schema-version.ts';

export { MigrationRefused } from './migrate-locks.ts';

type Options = {
  /** Lets policies that this database had before replace newer ones, to revert a change on purpose. */
  earlierPolicies?: boolean;
  /** The migrations and policies to apply, for tests. */
  files?: Record<'migrations' | 'policies', SqlFile[]>;
  /** How long to try to get locks. */
  lockPatienceMs?: number;
};

/** Needs a role that can create roles. Returns the names of what was applied. */
export async function migrate(
  adminUrl: string,
  { earlierPolicies = false, files = readFiles(), lockPatienceMs }: Options = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    // If this process is killed, PostgreSQL notices within a second, and doesn't finish a long statement first.
    await client.query(`set client_connection_check_interval = '1s'`);
    await waitForTurn(client);
    const policies = { name: 'policies', checksum: checksumOf(files.policies) };
    const { applied, past } = await readApplied(client);
    const version = compareSchema(applied, past, { ...files, policies: policies.checksum });
    if (version.unknown.length) throw new MigrationRefused(newerDatabase(version.unknown));
    if (version.policies === 'superseded' && !earlierPolicies) throw new MigrationRefused(newerPolicies);

    await createRoles(client);
    await client.query(ledger);
    await client.query(
      `insert into migrations.works_with (oldest) values ($1) on conflict (only_row) do update set oldest = excluded.oldest`,
      [oldestMigration],
    );
    const done: string[] = [];
    const transact = (file: Omit<SqlFile, 'text'>, work: () => Promise<void>) =>
      inTransaction(
        client,
        async () => {
          await work();
          await client.query('reset role');
          await record(client, file);
        },
        lockPatienceMs,
      );
    const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));

    const clear = readFileSync(join(import.meta.dirname, 'clear-policies.sql'), 'utf8');
    // The triggers of such a release don't know what later migrations do: 0045 renames a column that they read. Its API can't
    // run on this schema anyway. Without policies, nobody can read anything until they are built again.
    if (applied.length && !checksums.has(oldestMigration))
      await inTransaction(
        client,
        async () =>
          void (await client.query(`${clear}; delete from migrations.applied where name = 'policies'`)),
        lockPatienceMs,
      );

    for (const file of files.migrations) {
      const before = checksums.get(file.name);
      if (before === file.checksum) continue;
      if (before)
        throw new MigrationRefused(
          `${file.name} was changed after it was applied: write a new migration instead`,
        );
      if (isConcurrent(file.text)) {
        await applyConcurrently(client, file.text);
        await record(client, file);
      } else
        await transact(file, async () => void (await client.query(`set local role app_owner; ${file.text}`)));
      done.push(file.name);
    }

    if (version.policies !== 'current' || !(await isAccessControlUnchanged(client))) {
      await transact(policies, async () => {
        const letOthersPass = await lockAllTables(client);
        await client.query(clear);
        for (const { name, text } of files.policies) {
          await letOthersPass();
          await client.query(`set local role app_owner; ${text}`).catch((cause) => {
            throw Object.assign(new Error(`policies/${name}: ${cause.message}`, { cause }), {
              code: cause.code,
            });
          });
        }
        await client.query('reset role');
        await recordAccessControl(client);
      });
      done.push('policies');
    }
    return done;
  } finally {
    await client.end();
  }
}

/** Roles aren't part of a dump, so a restore creates them as well. */
export const createRoles = (client: pg.Client) =>
  client.query(readFileSync(join(import.meta.dirname, 'roles.sql'), 'utf8'));

const readFiles = () => ({ migrations: filesIn('migrations'), policies: filesIn('policies') });

/** If two start at the same time, the second waits and then finds everything done. It asks again and again, because an index
 *  that is created concurrently waits for every statement that runs, so it would also wait for one that waits for this lock. */
async function waitForTurn(client: pg.Client) {
  const turn = `select pg_try_advisory_lock(hashtext('questline migrate')) as mine`;
  while (!(await client.query<{ mine: boolean }>(turn)).rows[0]!.mine) await sleep(100);
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
  create table if not exists migrations.access_control (fingerprint text not null);
  create table if not exists migrations.works_with
    (only_row boolean primary key default true check (only_row), oldest text not null);
  create table if not exists migrations.maintenance
    (only_row boolean primary key default true check (only_row), message text check (char_length(message) <= 200),
     ends_at timestamptz, since timestamptz not null default now());
  grant usage on schema migrations to app_api;
  grant select on migrations.access_control, migrations.works_with, migrations.maintenance to app_api;
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
Nothing was changed. Use the version that migrated it, or a later one, and run questline migrate there.`;

const newerPolicies = `The policies of this checkout are older than those of the database, which had them before and \
has newer ones now. Nothing was changed. Use the latest version and run questline migrate there. If you want the earlier \
policies back on purpose: questline migrate --earlier-policies`;

/** In the transaction of what it records, if there is one. */
async function record(client: pg.Client, { name, checksum }: Omit<SqlFile, 'text'>) {
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
}
