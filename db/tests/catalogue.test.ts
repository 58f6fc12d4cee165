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
import { readGrants } from './grants.ts';
import { openTestDatabase } from './test-database.ts';

const { root, url } = await openTestDatabase();

/** The single column of a query. */
const list = async (sql: string): Promise<string[]> =>
  (await root.query({ text: sql, rowMode: 'array' })).rows.map(([value]) => value);

const policyFiles = readdirSync(join(import.meta.dirname, '../policies')).map((name) => ({
  name,
  text: readFileSync(join(import.meta.dirname, '../policies', name), 'utf8'),
}));

const ourRoles = `'{app_keeper,app_api,app_auth,app_worker}'::regrole[]`;
const ourSchemas = `'{public,app,keeper,pgboss}'::regnamespace[]`;
const notOfAnExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`;

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
        where not roles <@ '{app_keeper,app_api,app_auth,app_worker}' or permissive <> 'PERMISSIVE'`),
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

describe('roles', () => {
  const serving = `rolname in ('app_api', 'app_auth', 'app_worker')`;

  test('login roles have no special rights and inherit nothing', async () => {
    const { rows } = await root.query(
      `select distinct rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit
       from pg_roles where ${serving}`,
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolinherit: false,
      },
    ]);
  });

  test("app_owner and app_keeper can't log in or bypass policies", async () => {
    const { rows } = await root.query(
      `select rolname, rolcanlogin, rolsuper, rolbypassrls from pg_roles
       where rolname in ('app_owner', 'app_keeper') order by 1`,
    );
    expect(rows).toEqual([
      { rolname: 'app_keeper', rolcanlogin: false, rolsuper: false, rolbypassrls: false },
      { rolname: 'app_owner', rolcanlogin: false, rolsuper: false, rolbypassrls: false },
    ]);
  });

  test('login roles and app_keeper are members of no role', async () => {
    expect(
      await list(`select m.rolname from pg_auth_members join pg_roles m on m.oid = member
        where m.rolname = 'app_keeper' or m.${serving}`),
    ).toEqual([]);
  });

  test('only app_owner can switch to app_keeper', async () => {
    expect(
      await list(`select member::regrole::text from pg_auth_members
        where roleid = 'app_keeper'::regrole and member <> 'postgres'::regrole`),
    ).toEqual(['app_owner']);
  });

  test('login roles own nothing; app_keeper owns its schema and functions', async () => {
    const { rows } = await root.query(`
      select distinct refobjid::regrole::text as role, classid::regclass::text as what from pg_shdepend
      where deptype = 'o' and classid <> 'pg_default_acl'::regclass and refclassid = 'pg_authid'::regclass and refobjid = any (${ourRoles}) order by 2`);
    expect(rows).toEqual([
      { role: 'app_keeper', what: 'pg_namespace' },
      { role: 'app_keeper', what: 'pg_proc' },
    ]);
  });

  test('login roles can create nothing in any schema', async () => {
    expect(
      await list(`select format('%s %s', r, nspname) from pg_namespace, unnest(${ourRoles}) as r
        where has_schema_privilege(r, oid, 'create')`),
    ).toEqual(['app_keeper keeper']);
  });
});

describe('security-definer functions', () => {
  const definers = `from pg_proc p where prosecdef and pronamespace = any (${ourSchemas}) and ${notOfAnExtension('pg_proc', 'p.oid')}`;

  test('have a fixed search path with temporary tables last', async () => {
    expect(
      await list(`select format('%s: %s', proname, proconfig) ${definers}
        and not coalesce(proconfig && array['search_path=pg_catalog, public, pg_temp', 'search_path=public, pg_temp'], false)`),
    ).toEqual([]);
  });

  test('can be called only by the roles listed here', async () => {
    const { rows } = await root.query<{ name: string; callers: string | null }>(
      `select format('%s %s', proowner::regrole, p.oid::regproc) as name,
         (select string_agg(grantee::regrole::text, ' ' order by grantee::regrole::text)
           from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee <> proowner) as callers
       ${definers} order by 1`,
    );
    expect(Object.fromEntries(rows.map(({ name, callers }) => [name, callers ?? 'no one']))).toEqual({
      'app_keeper keeper.decision_made': 'app_owner',
      'app_keeper keeper.application_changed': 'app_owner',
      'app_keeper keeper.application_standing': 'app_owner',
      'app_keeper keeper.can_save': 'app_api',
      'app_keeper keeper.can_message': 'no one',
      'app_keeper keeper.claim_unused_files': 'app_worker',
      'app_keeper keeper.company_changed': 'app_owner',
      'app_keeper keeper.company_created': 'app_owner',
      'app_keeper keeper.set_actor': 'app_api app_auth app_worker',
      'app_keeper keeper.email_changed': 'app_owner',
      'app_keeper keeper.close_conversation': 'app_owner',
      'app_keeper keeper.prepare_conversation': 'app_owner',
      'app_keeper keeper.company_images': 'app_owner',
      'app_keeper keeper.conversation_read': 'app_owner',
      'app_keeper keeper.count_storage': 'app_owner',
      'app_keeper keeper.count_attempt': 'app_api app_auth',
      'app_keeper keeper.delete_account': 'app_auth',
      'app_keeper keeper.delete_company': 'no one',
      'app_keeper keeper.delete_initiative': 'app_api',
      'app_keeper keeper.delete_student': 'no one',
      'app_keeper keeper.end_open_applications': 'app_worker',
      'app_keeper keeper.draft_image': 'app_owner',
      'app_keeper keeper.file_uploaded': 'app_owner',
      'app_keeper keeper.reset_attempts': 'app_api app_auth',
      'app_keeper keeper.has_account': 'app_api app_owner',
      'app_keeper keeper.has_closed_conversation': 'app_api app_owner',
      'app_keeper keeper.has_submissions': 'app_api app_owner',
      'app_keeper keeper.index_company': 'no one',
      'app_keeper keeper.index_initiative': 'no one',
      'app_keeper keeper.initiative_changed': 'app_owner',
      'app_keeper keeper.initiative_image': 'app_owner',
      'app_keeper keeper.is_open': 'app_api app_owner',
      'app_keeper keeper.is_verified': 'app_api app_owner',
      'app_keeper keeper.join_waitlist': 'app_api',
      'app_keeper keeper.leave_waitlist': 'app_api',
      'app_keeper keeper.may_upload': 'app_api app_owner',
      'app_keeper keeper.may_see_photo': 'app_api',
      'app_keeper keeper.prepare_message': 'app_owner',
      'app_keeper keeper.message_sent': 'app_owner',
      'app_keeper keeper.sync_student_card': 'no one',
      'app_keeper keeper.profile_changed': 'app_owner',
      'app_keeper keeper.refresh_student_cards': 'no one',
      'app_keeper keeper.nearest_words': 'app_api',
      'app_keeper keeper.refresh_outline': 'no one',
      'app_keeper keeper.refresh_response_times': 'app_worker',
      'app_keeper keeper.profile_photo': 'app_owner',
      'app_keeper keeper.refresh_progress': 'no one',
      'app_keeper keeper.send_inquiry': 'app_api',
      'app_keeper keeper.unsubscribe': 'app_api',
      'app_keeper keeper.prepare_submission': 'app_owner',
      'app_keeper keeper.submission_changed': 'app_owner',
      'app_keeper keeper.submission_step': 'app_owner',
      'app_keeper keeper.task_changed': 'app_owner',
      'app_keeper keeper.tie_changed': 'app_owner',
      'app_keeper keeper.unread_after': 'no one',
      'app_owner app.drop_partitions': 'app_worker',
      'app_owner app.ensure_partitions': 'app_worker',
    });
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
