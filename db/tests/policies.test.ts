// Runs the policy matrix, one test per cell, and checks that every privilege has a cell.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Verb } from './cell.ts';
import { isAccess, nameOf, roleOf, checkCell } from './matrix.ts';
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

test('a visitor reads only active initiatives of verified companies, those companies, and the ids of those that changed', async () => {
  const counts = await countVisible('app_api', 'anonymous');
  const { rows } = await client
    .query(`set local role none;
    select (select count(*)::int from initiatives where status = 'active'
        and company_id in (select id from company_profiles where verification = 'verified' and suspended_at is null)) as initiatives,
      (select count(*)::int from company_profiles where open_initiatives > 0
        and verification = 'verified' and suspended_at is null) as company_profiles,
      (select count(*)::int from initiative_changes) as initiative_changes`)
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
});
