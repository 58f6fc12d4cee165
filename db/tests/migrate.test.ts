// Migrating again must change nothing, rebuild what is built whole, and refuse rewritten history.
import { afterEach, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { openTestDatabase } from './test-database.ts';

const { root, url } = await openTestDatabase();

const setChecksum = (name: string, checksum: string) =>
  root.query('update migrations.applied set checksum = $2 where name = $1', [name, checksum]);
const checksumOf = async (name: string): Promise<string> =>
  (await root.query('select checksum from migrations.applied where name = $1', [name])).rows[0].checksum;

/** Everything that db/policies builds, as text. */
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

test('migrating a finished database does nothing', async () => {
  expect(await migrate(url('postgres'))).toEqual([]);
});

test('policies that are applied again are the same', async () => {
  const before = await built();
  expect(Object.entries(before).filter(([, items]) => items.length < 2)).toEqual([]);
  await setChecksum('policies', 'other');
  expect(await migrate(url('postgres'))).toEqual(['policies']);
  expect(await built()).toEqual(before);
  expect(await migrate(url('postgres'))).toEqual([]);
});

test('what no file says any more is gone after the policies are applied', async () => {
  const before = await built();
  await root.query(`create policy leftover on waitlist_entries for select to app_api using (true);
    grant select on waitlist_entries to app_api;
    create function keeper.leftover() returns int language sql as 'select 1'`);
  await setChecksum('policies', 'other');
  await migrate(url('postgres'));
  expect(await built()).toEqual(before);
});

test('a migration that was changed after it had been applied is refused', async () => {
  await setChecksum(first, 'other');
  await expect(migrate(url('postgres'))).rejects.toThrow(`${first} was changed after it had been applied`);
});

test('serving roles cannot make temporary tables', async () => {
  // The right belongs to the database, not to its template, so a clone has it only after a migration.
  await migrate(url('postgres'));
  const { rows } = await root.query(
    `select role from unnest('{app_api,app_auth,app_worker,app_keeper}'::text[]) role
     where has_database_privilege(role, current_database(), 'temporary')`,
  );
  expect(rows).toEqual([]);
});
