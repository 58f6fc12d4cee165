// The desk's database role and the app's can't touch each other's tables. Every table and verb is tried.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const { root, url } = await openTestDatabase();
const client = new pg.Client({ connectionString: url('postgres') });
const { rows: tables } = await root.query<{ name: string; column: string }>(
  `select distinct on (relname) relname as name, attname as column
   from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and attgenerated = ''
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname, attnum`,
);
const isOfDesk = ({ name }: { name: string }) => /^operators$|^operator_|^desk_/.test(name);
const operator = await root
  .query(`insert into operators (email, name) values ('opal@desk.example', 'Opal') returning id`)
  .then(({ rows }) => String(rows[0].id));

beforeAll(async () => {
  await client.connect();
  await client.query('begin; savepoint start');
});
afterAll(() => client.end());

/** The verbs that are not refused for a missing privilege. */
async function verbsOf(role: string, actor: string, { name, column }: { name: string; column: string }) {
  const statements = {
    select: `select count(*) from ${name}`,
    insert: `insert into ${name} default values`,
    update: `update ${name} set ${column} = ${column}`,
    delete: `delete from ${name}`,
    truncate: `truncate ${name} cascade`,
  };
  const possible: string[] = [];
  for (const [verb, sql] of Object.entries(statements)) {
    const refused = await client
      .query(
        `rollback to savepoint start; set local role ${role}; select set_config('app.actor', '${actor}', true); ${sql}`,
      )
      .then(
        () => false,
        (error: pg.DatabaseError) => error.code === '42501' && /permission denied/.test(error.message),
      );
    if (!refused) possible.push(verb);
  }
  return possible;
}

test('the lists of tables are complete', () => {
  expect(tables.filter(isOfDesk).map(({ name }) => name)).toEqual([
    'desk_log',
    'operator_challenges',
    'operator_passkeys',
    'operator_recovery_codes',
    'operator_sessions',
    'operators',
  ]);
  expect(tables.filter((it) => !isOfDesk(it)).length).toBeGreaterThan(30);
});

describe('app_desk', () => {
  test.each(tables.filter((it) => !isOfDesk(it)))('has no rights on $name', async (table) => {
    for (const actor of [operator, 'anonymous', ''])
      expect(await verbsOf('app_desk', actor, table)).toEqual([]);
  });

  test('can read the tables of the desk, so the check above can fail', async () => {
    for (const table of tables.filter(isOfDesk))
      expect(await verbsOf('app_desk', operator, table)).toContain('select');
  });
});

describe.each(['app_api', 'app_auth', 'app_worker'])('%s', (role) => {
  test.each(tables.filter(isOfDesk))('has no rights on $name', async (table) => {
    for (const actor of [operator, 'anonymous', 'worker', ''])
      expect(await verbsOf(role, actor, table)).toEqual([]);
  });
});
