// Expand and contract: every statement of the previous release's API runs on this schema, with the rights that it has here.
// releases/previous-statements.json.br lists them, as its tests sent them (bin/record-statements.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { filesIn, oldestMigration, worksWith } from '../schema-version.ts';
import { openTestDatabase } from './test-database.ts';

const statements: Record<string, string[]> = JSON.parse(
  brotliDecompressSync(
    readFileSync(join(import.meta.dirname, 'releases/previous-statements.json.br')),
  ).toString(),
);

const { url } = await openTestDatabase();
/** The worker of the previous release is stopped before the upgrade. */
const roles = Object.keys(statements).filter((role) => role !== 'app_worker');
const clients = new Map(roles.map((role) => [role, new pg.Client({ connectionString: url(role) })]));
for (const client of clients.values()) await client.connect();
afterAll(async () => {
  for (const client of clients.values()) await client.end();
});

/** Transactions and settings, which have no plan. */
const isPlanned = (sql: string) => /^\s*(select|insert|update|delete|with|merge)\b/i.test(sql);

/** Why PostgreSQL refuses it. Planning checks columns, types and functions; starting to run it, the rights. */
const refusalOf = (client: pg.Client, sql: string) =>
  client.query(`explain (generic_plan) ${sql}`).then(
    () => undefined,
    (error: Error) => `${error.message}: ${sql}`,
  );

test('the list is complete enough to mean something', () => {
  expect(roles.toSorted()).toEqual(['app_api', 'app_auth', 'app_desk']);
  expect(statements['app_api']!.length).toBeGreaterThan(200);
});

describe.each(roles)('statements of %s', (role) => {
  test('all of them run', async () => {
    const refusals = [];
    for (const sql of statements[role]!.filter(isPlanned))
      refusals.push(await refusalOf(clients.get(role)!, sql));
    expect(refusals.filter((it) => it !== undefined)).toEqual([]);
  });
});

test('a statement that the schema or the rights no longer allow is noticed', async () => {
  const api = clients.get('app_api')!;
  expect(await refusalOf(api, 'select password_hash from users where id = $1')).toMatch(/permission denied/);
  expect(await refusalOf(api, 'select no_such_column from initiatives')).toMatch(/does not exist/);
});

test('the oldest release that works with this schema is the previous one', () => {
  const migrations = filesIn('migrations');
  const until = (name: string) => migrations.filter((it) => it.name <= name);
  expect(migrations.map(({ name }) => name)).toContain(oldestMigration);
  expect(worksWith(oldestMigration, until(oldestMigration))).toBe(true);
  expect(worksWith(oldestMigration, until('0103-student-breaks.sql'))).toBe(false);
});
