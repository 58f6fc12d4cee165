// Migrating again changes nothing, policies are rebuilt as a whole, and a changed migration is refused.
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { openTestDatabase } from './test-database.ts';

const { root, url } = await openTestDatabase();

const setChecksum = (name: string, checksum: string) =>
  root.query('update migrations.applied set checksum = $2 where name = $1', [name, checksum]);
const checksumOf = async (name: string): Promise<string> =>
  (await root.query('select checksum from migrations.applied where name = $1', [name])).rows[0].checksum;

/** As if the policy files had just changed. */
const changePolicies = async () => {
  await setChecksum('policies', 'other');
  await root.query('delete from migrations.policies_applied');
};

/** Everything that db/policies creates, as text. */
async function built(): Promise<Record<string, unknown[]>> {
  const parts = {
    policies: `select to_jsonb(p) as it from pg_policies p order by tablename, policyname`,
    tables: `select jsonb_build_object('table', oid::regclass, 'security', relrowsecurity, 'forced', relforcerowsecurity,
        'acl', (select array_agg(acl::text order by acl::text) from unnest(coalesce(relacl, acldefault('r', relowner))) acl)) as it
      from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p')
      order by oid::regclass::text`,
    columns: `select format('%s %s %s', attrelid::regclass, attname,
        (select array_agg(acl::text order by acl::text) from unnest(attacl) acl)) as it
      from pg_attribute where attacl is not null and attnum > 0 and attrelid::regclass::text !~ '^pg_' order by 1`,
    schemas: `select format('%s %s', nspname,
        (select array_agg(acl::text order by acl::text) from unnest(nspacl) acl)) as it
      from pg_namespace where nspname in ('public', 'app', 'keeper', 'pgboss') order by 1`,
    functions: `select pg_get_functiondef(oid) || proowner::regrole ||
        coalesce((select array_agg(acl::text order by acl::text) from unnest(proacl) acl)::text, '') as it
      from pg_proc where pronamespace in (to_regnamespace('app'), to_regnamespace('keeper'), to_regnamespace('pgboss'))
      order by oid::regprocedure::text`,
    triggers: `select pg_get_triggerdef(oid) as it from pg_trigger where not tgisinternal order by 1`,
    defaults: `select format('%s %s', defaclrole::regrole, defaclacl) as it from pg_default_acl order by 1`,
  };
  const found: Record<string, unknown[]> = {};
  for (const [name, sql] of Object.entries(parts))
    found[name] = (await root.query(sql)).rows.map(({ it }) => it);
  return found;
}

const first = '0001-session.sql';
const original = await checksumOf(first);
afterEach(() => setChecksum(first, original));

test('migrating an up-to-date database does nothing', async () => {
  expect(await migrate(url('postgres'))).toEqual([]);
});

test('applying the policies again gives the same result', async () => {
  const before = await built();
  expect(Object.entries(before).filter(([, items]) => items.length < 2)).toEqual([]);
  await changePolicies();
  expect(await migrate(url('postgres'))).toEqual(['policies']);
  expect(await built()).toEqual(before);
  expect(await migrate(url('postgres'))).toEqual([]);
});

test('applying the policies removes objects that no file defines', async () => {
  const before = await built();
  await root.query(`create policy leftover on waitlist_entries for select to app_api using (true);
    grant select on waitlist_entries to app_api;
    create function keeper.leftover() returns int language sql as 'select 1'`);
  await changePolicies();
  await migrate(url('postgres'));
  expect(await built()).toEqual(before);
});

test.each([
  ['policy', `create policy by_hand on waitlist_entries for select to app_api using (true)`],
  ['grant', 'grant select on waitlist_entries to app_api'],
  ['grant on a column', 'grant update (email) on waitlist_entries to app_api'],
  ['function', `create function keeper.by_hand() returns int language sql as 'select 1'`],
  ['trigger', 'alter table users disable trigger user'],
])('restores a %s that someone changed by hand', async (_, change) => {
  const before = await built();
  await root.query(change);
  expect(await migrate(url('postgres'))).toEqual(['policies']);
  expect(await built()).toEqual(before);
  expect(await migrate(url('postgres'))).toEqual([]);
});

test('refuses a migration that was changed after it was applied', async () => {
  await setChecksum(first, 'other');
  await expect(migrate(url('postgres'))).rejects.toThrow(`${first} was changed after it was applied`);
});

describe('a checkout that is older than the database changes nothing', () => {
  const state = async () => ({
    built: await built(),
    applied: (await root.query('select * from migrations.applied order by name')).rows,
  });

  test("when the database has a migration that the checkout doesn't know", async () => {
    await root.query(`insert into migrations.applied (name, checksum) values ('9999-later.sql', '-')`);
    const current = await checksumOf('policies');
    await changePolicies();
    const before = await state();
    await expect(migrate(url('postgres'))).rejects.toThrow(
      /newer than this checkout: it has 9999-later\.sql/,
    );
    await expect(migrate(url('postgres'), { earlierPolicies: true })).rejects.toThrow(/9999-later\.sql/);
    expect(await state()).toEqual(before);
    await root.query(`delete from migrations.applied where name = '9999-later.sql'`);
    await setChecksum('policies', current);
  });

  test('when the database had these policies before, unless --earlier-policies is given', async () => {
    await migrate(url('postgres'));
    await setChecksum('policies', 'newer');
    const before = await state();
    await expect(migrate(url('postgres'))).rejects.toThrow('migrate --earlier-policies');
    expect(await state()).toEqual(before);
    expect(await migrate(url('postgres'), { earlierPolicies: true })).toEqual(['policies']);
    expect(await migrate(url('postgres'))).toEqual([]);
  });
});

test('the next run finishes an interrupted migration', async () => {
  const waiting = new pg.Client({ connectionString: url('postgres') });
  waiting.on('error', () => {});
  await waiting.connect();
  // A process that stops inside a migration: transaction open, lock held.
  await waiting.query(`select pg_advisory_lock(hashtext('questline migrate'))`);
  await waiting.query('begin; drop table waitlist_entries cascade');
  const next = migrate(url('postgres'));
  await root.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  );
  expect(await next).toEqual([]);
  expect((await root.query(`select to_regclass('waitlist_entries') is not null as there`)).rows).toEqual([
    { there: true },
  ]);
});

test("login roles can't create temporary tables", async () => {
  // The privilege belongs to the database, not to its template, so a clone gets it only by migrating.
  await migrate(url('postgres'));
  const { rows } = await root.query(
    `select role from unnest('{app_api,app_auth,app_worker,app_desk,app_keeper}'::text[]) role
     where has_database_privilege(role, current_database(), 'temporary')`,
  );
  expect(rows).toEqual([]);
});
