import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cell } from '../cell.ts';
import { openTestDatabase } from '../test-database.ts';
import { buildWorld } from '../world.ts';
import { itemsOf, openBatches } from './batch.ts';
import { readCoverage, type Coverage } from './coverage.ts';

const { url } = await openTestDatabase();
const client = new pg.Client({ connectionString: url('postgres') });
let coverage: Coverage;

const tested: Cell[] = [
  {
    table: 'notifications',
    verb: 'select',
    detail: 'own',
    sql: () => 'select id from notifications',
    allowed: [],
  },
  {
    table: 'notifications',
    verb: 'select',
    detail: 'none',
    sql: () => 'select 1 where false',
    allowed: [],
  },
  {
    guarantee: 'refuses',
    covers: [],
    steps: (w) => [['owner', `select keeper.set_actor('${w.acceptedCompany}', '${w.owner}')`]],
    query: () => 'select 1',
    expected: {},
  },
];

beforeAll(async () => {
  await client.connect();
  const items = itemsOf(tested, await buildWorld(client));
  await openBatches(client);
  coverage = await readCoverage(client, items);
});
afterAll(() => client.end());

test('lists the statements that evaluate a policy', () => {
  const reading = coverage.get('read on notifications')!;
  expect(reading).toContain('notifications: select (own): no one, as owner');
  expect(reading.filter((name) => name.includes('(none)'))).toEqual([]);
});

test('lists no statement of a role that the policy is not for', () => {
  expect(coverage.get('supersede on notifications')).toEqual([]);
});

test('lists the statements that call a function, even if it fails or could be inlined', () => {
  expect(coverage.get('keeper.set_actor')).toContain('policies: refuses');
  expect(coverage.get('app.refuse')).toContain('policies: refuses');
  expect(coverage.get('app.person')).toContain('notifications: select (own): no one, as owner');
});

test('leaves no trace', async () => {
  const { rows } = await client.query(
    `select (select count(*)::int from pg_policies where concat(qual, with_check) ~ 'advisory') as policies,
       (select count(*)::int from pg_proc where prosrc ~ 'is_traced') as functions,
       (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
  );
  expect(rows).toEqual([{ policies: 0, functions: 0, locks: 0 }]);
});
