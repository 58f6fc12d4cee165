// Checks tables, policies, privileges, roles and functions in the PostgreSQL catalog.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applicationStatuses,
  errors,
  initiativeStatuses,
  notificationKinds,
  submissionStatuses,
  submissionTypes,
  tieStages,
} from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { generateTables } from '../generate-tables.ts';
import { listColumn, notOfAnExtension, ourRoles, ourSchemas } from './catalog.ts';
import { readGrants } from './grants.ts';
import { openTestDatabase } from './test-database.ts';

const { root, url } = await openTestDatabase();

const list = listColumn(root);

const policyFiles = readdirSync(join(import.meta.dirname, '../policies')).map((name) => ({
  name,
  text: readFileSync(join(import.meta.dirname, '../policies', name), 'utf8'),
}));

describe('tables', () => {
  test('every table and partition has row level security enabled and forced', async () => {
    expect(
      await list(`select relname from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p', 'f') and not (relrowsecurity and relforcerowsecurity)`),
    ).toEqual([]);
  });

  test('only pg-boss and the migrations have tables outside of public', async () => {
    expect(
      await list(`select distinct n.nspname from pg_class c join pg_namespace n on n.oid = relnamespace
        where relkind in ('r', 'p', 'v', 'm', 'f') and nspname !~ '^pg_' order by 1`),
    ).toEqual(['information_schema', 'migrations', 'pgboss', 'public']);
  });

  test('every view uses the policies of its reader', async () => {
    expect(
      await list(`select relname from pg_class where relnamespace = any (${ourSchemas})
        and relkind in ('v', 'm') and not coalesce(reloptions && '{security_invoker=true,security_invoker=on}', false)`),
    ).toEqual([]);
  });
});

describe('policies', () => {
  test('every policy has a comment that says what it prevents', () => {
    const uncommented = policyFiles.flatMap(({ name, text }) =>
      text
        .split('\n')
        .map((line, i, lines) => ({ line, above: lines[i - 1] ?? '' }))
        .filter(({ line, above }) => /^\s*create policy/i.test(line) && !/^\s*-- \S/.test(above))
        .map(({ line }) => `${name}: ${line}`),
    );
    expect(uncommented).toEqual([]);
    const written = policyFiles.flatMap(({ text }) => text.match(/^\s*create policy/gim) ?? []);
    expect(written.length).toBeGreaterThan(0);
  });

  test('every policy in the database is defined in a file', async () => {
    const written = policyFiles.flatMap(({ text }) =>
      [...text.matchAll(/^create policy (\w+) on (\w+)/gm)].map(([, policy, table]) => `${table} ${policy}`),
    );
    const found = await list(
      `select tablename || ' ' || policyname from pg_policies where schemaname = 'public'`,
    );
    expect(found.toSorted()).toEqual(written.toSorted());
  });

  test('every update policy also checks the new row', async () => {
    expect(
      await list(`select tablename || ' ' || policyname from pg_policies
        where cmd in ('UPDATE', 'ALL') and with_check is null`),
    ).toEqual([]);
  });

  test('every policy is permissive and only for our roles', async () => {
    expect(
      await list(`select tablename || ' ' || policyname from pg_policies
        where not roles <@ '{app_keeper,app_api,app_auth,app_worker,app_desk}' or permissive <> 'PERMISSIVE'`),
    ).toEqual([]);
  });

  test('every refusal is an error code of the contract', () => {
    const codes = policyFiles.flatMap(({ text }) =>
      [...text.matchAll(/app\.refuse\('([^']*)'\)/g)].map(([, code]) => code!),
    );
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => !Object.hasOwn(errors, code))).toEqual([]);
  });
});

describe('privileges', () => {
  test('our roles have exactly the privileges in db/tests/grants.txt', async () => {
    await expect(`${(await readGrants(root)).join('\n')}\n`).toMatchFileSnapshot('grants.txt');
  });

  test("only the worker has privileges on pg-boss's tables", async () => {
    expect(
      await list(`select format('%s %s: %s', grantee::regrole, relname, string_agg(lower(privilege_type), ' ' order by privilege_type))
        from pg_class, aclexplode(relacl) where relnamespace = 'pgboss'::regnamespace
        and grantee <> relowner group by grantee, relname order by 1`),
    ).toEqual([
      'app_worker job: delete insert select update',
      'app_worker job_common: delete insert select update',
      'app_worker job_dependency: delete insert select update',
      'app_worker queue: delete insert select update',
      'app_worker version: select update',
    ]);
  });

  test('PUBLIC has no privileges on our objects', async () => {
    expect(
      await list(`
        select 'table ' || relname from pg_class, aclexplode(relacl) where grantee = 0 and relnamespace = any (${ourSchemas})
        union all select format('column %s.%s', attrelid::regclass, attname) from pg_attribute, aclexplode(attacl)
          where grantee = 0 and attrelid in (select oid from pg_class where relnamespace = any (${ourSchemas}))
        union all select 'function ' || p.oid::regprocedure from pg_proc p, aclexplode(coalesce(proacl, acldefault('f', proowner)))
          where grantee = 0 and pronamespace = any (${ourSchemas}) and ${notOfAnExtension('pg_proc', 'p.oid')}
        union all select 'schema ' || nspname from pg_namespace, aclexplode(nspacl)
          where grantee = 0 and oid = any (${ourSchemas}) and not (nspname = 'public' and privilege_type = 'USAGE')`),
    ).toEqual([]);
  });

  test('no role can grant its privileges to others', async () => {
    expect(
      await list(`
        select relname::text from pg_class, aclexplode(relacl) where is_grantable and grantee = any (${ourRoles})
        union all select attname from pg_attribute, aclexplode(attacl) where is_grantable and grantee = any (${ourRoles})
        union all select proname from pg_proc, aclexplode(proacl) where is_grantable and grantee = any (${ourRoles}) and grantee <> proowner`),
    ).toEqual([]);
  });
});

describe('values that contract and database share', () => {
  const wordsOf = async (table: string, column: string): Promise<string[]> => {
    const [check] = await list(
      `select pg_get_constraintdef(oid) from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'
       and pg_get_constraintdef(oid) ~ '\\m${column}\\M.*ARRAY\\['
       and conkey = array[(select attnum from pg_attribute where attrelid = conrelid and attname = '${column}')]`,
    );
    return [...(check ?? '').matchAll(/'([^']*)'::text/g)].map(([, word]) => word!).toSorted();
  };

  test.each([
    ['initiatives', 'status', initiativeStatuses],
    ['initiative_applications', 'status', applicationStatuses],
    ['ties', 'stage', tieStages],
    ['task_submissions', 'submission_type', submissionTypes],
    ['task_submissions', 'status', submissionStatuses],
    ['tasks', 'allowed_types', submissionTypes],
    ['notifications', 'kind', notificationKinds],
  ])('%s.%s', async (table, column, words) => {
    expect(await wordsOf(table, column)).toEqual([...words].toSorted());
  });
});

test('db/tables.ts matches the database', async () => {
  const written = readFileSync(join(import.meta.dirname, '../tables.ts'), 'utf8');
  const same = written === (await generateTables(url('postgres')));
  expect(same, 'db/tables.ts is out of date: run `npm run db:types`').toBe(true);
});
