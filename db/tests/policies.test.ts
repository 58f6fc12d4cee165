// Runs the policy matrix, one test per cell, and checks that every privilege has a cell.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identities, type Actor } from './actors.ts';
import type { Verb } from './cell.ts';
import { become, isAccess, nameOf, roleOf, checkCell } from './matrix.ts';
import { functionsWithReason } from './policies/desk/reasons.ts';
import { cells } from './policies/index.ts';
import { openTestDatabase } from './test-database.ts';
import { buildWorld, type World } from './world.ts';

const { url } = await openTestDatabase();
const client = new pg.Client({ connectionString: url('postgres') });
let world: World;

beforeAll(async () => {
  await client.connect();
  world = await buildWorld(client);
  await client.query('begin; savepoint cell');
});
afterAll(() => client.end());

/** The number of rows that an actor sees in each table that the role can read. */
async function countVisible(role: string, actor: string): Promise<Record<string, number>> {
  await client.query('rollback to savepoint cell');
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and has_any_column_privilege($1, oid, 'select') order by 1`,
    [role],
  );
  await client.query(`set local role ${role}; select set_config('app.actor', '${actor}', true)`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${name}`);
    counts[name] = rows[0]!.count;
  }
  return counts;
}

describe('each cell', () => {
  test('has a unique name', () => {
    const names = cells.map(nameOf);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test.each(cells.map((cell) => [nameOf(cell), cell] as const))('%s', async (_, cell) => {
    expect(await checkCell(client, world, cell)).toEqual([]);
  });
});

describe('with no actor', () => {
  test.each(['app_api', 'app_auth', 'app_worker', 'app_desk'])(
    '%s reads no row of any table',
    async (role) => {
      const counts = Object.entries(await countVisible(role, ''));
      expect(counts.length).toBeGreaterThan(2);
      expect(counts.filter(([, count]) => count > 0)).toEqual([]);
    },
  );
});

test('a visitor reads only active initiatives of verified companies, those companies, the ids of those that are open or changed, and which credentials were withdrawn', async () => {
  const counts = await countVisible('app_api', 'anonymous');
  const { rows } = await client
    .query(`set local role none;
    select (select count(*)::int from initiatives where status = 'active'
        and company_id in (select id from company_profiles where verification = 'verified' and suspended_at is null)) as initiatives,
      (select count(*)::int from company_profiles where open_initiatives > 0
        and verification = 'verified' and suspended_at is null) as company_profiles,
      (select count(*)::int from initiative_terms where term = 'open') as initiative_terms,
      (select count(*)::int from initiative_changes) as initiative_changes,
      (select count(*)::int from credential_status_lists) as credential_status_lists`)
    .then((replies) => (replies as unknown as pg.QueryResult[])[1]!);
  expect(Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))).toEqual(rows[0]);
});

test('the test data has a row in every table', async () => {
  await client.query('rollback to savepoint cell');
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not relispartition`,
  );
  const empty: string[] = [];
  for (const { name } of rows)
    if (!(await client.query(`select from ${name} limit 1`)).rowCount) empty.push(name);
  expect(empty).toEqual([]);
});

describe('completeness', () => {
  // A cell that allows no one tests a refusal, not the use of a privilege.
  const proven = new Set(
    cells.flatMap((cell) => {
      if (!isAccess(cell)) return cell.covers.map((it) => `app_keeper ${it}`);
      return cell.allowed.length ? [`${roleOf(cell)} ${cell.table} ${cell.verb}`] : [];
    }),
  );
  const verbs: Verb[] = ['select', 'insert', 'update', 'delete'];

  test.each(['app_api', 'app_auth', 'app_worker', 'app_desk', 'app_keeper'])(
    '%s has no privilege without a cell that uses it',
    async (role) => {
      await client.query('rollback to savepoint cell');
      const { rows } = await client.query<{ privilege: string }>(
        `select $1 || ' ' || relname || ' ' || verb as privilege from pg_class, unnest($2::text[]) as verb
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
         and (has_table_privilege($1, oid, verb) or verb <> 'delete' and has_any_column_privilege($1, oid, verb))`,
        [role, verbs],
      );
      expect(rows.map((row) => row.privilege).filter((privilege) => !proven.has(privilege))).toEqual([]);
    },
  );

  test('every function that asks operators for a reason has a cell without one', async () => {
    await client.query('rollback to savepoint cell');
    const { rows } = await client.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'keeper'::regnamespace
       and proargnames @> '{why,words}' and has_function_privilege('app_desk', oid, 'execute') order by 1`,
    );
    // The reason is why a company is declined, and a company that is verified has none.
    const names = rows.map(({ name }) => name).filter((name) => name !== 'decide_company_review');
    expect(names).toEqual(Object.keys(functionsWithReason).toSorted());
  });
});

describe('without a privilege', () => {
  /** Tries each table and verb for which the role has no privilege, and remembers those that aren't refused for it. */
  const tryEverything = (role: string) => `do $do$
    declare t record; wrong text[] := '{}'; tried int := 0;
    begin
      for t in select c.oid::regclass::text || ' ' || v as what, case v when 'select' then 'select from ' || c.oid::regclass
          when 'insert' then format('insert into %s default values', c.oid::regclass)
          when 'delete' then 'delete from ' || c.oid::regclass
          else format('update %s set %I = null', c.oid::regclass, (select attname from pg_attribute
            where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum limit 1)) end as sql
        from pg_class c, unnest('{select,insert,update,delete}'::text[]) v
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
          and not has_table_privilege('${role}', c.oid, v)
          and (v = 'delete' or not has_any_column_privilege('${role}', c.oid, v))
      loop
        tried := tried + 1;
        begin
          execute t.sql;
          wrong := wrong || t.what;
        exception when others then
          if sqlstate <> '42501' or sqlerrm like '%row-level security%' then wrong := wrong || (t.what || ' ' || sqlerrm); end if;
        end;
      end loop;
      perform set_config('seen.wrong', wrong::text, true), set_config('seen.tried', tried::text, true);
    end $do$`;
  const actors = (Object.keys(identities) as Actor[]).filter((actor) => !identities[actor].refused);

  test.each(actors)('%s reads and writes nothing', async (actor) => {
    await client.query(
      `rollback to savepoint cell; ${become(actor, world)}; ${tryEverything(identities[actor].role)}`,
    );
    const { rows } = await client.query<{ wrong: string; tried: number }>(
      `select current_setting('seen.wrong') as wrong, current_setting('seen.tried')::int as tried`,
    );
    expect(rows[0]!.wrong).toBe('{}');
    expect(rows[0]!.tried).toBeGreaterThan(50);
  });
});
