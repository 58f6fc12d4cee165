import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCell, nameOf } from '../matrix.ts';
import { cells } from '../policies/index.ts';
import { unread } from '../policies/messages/unread.ts';
import { notifications } from '../policies/notifications.ts';
import { openTestDatabase } from '../test-database.ts';
import { buildWorld, type World } from '../world.ts';
import { itemsOf, openBatches } from './batch.ts';

const { url } = await openTestDatabase();
const client = new pg.Client({ connectionString: url('postgres') });
let world: World;
let batches: Awaited<ReturnType<typeof openBatches>>;

beforeAll(async () => {
  await client.connect();
  world = await buildWorld(client);
  batches = await openBatches(client);
});
afterAll(() => client.end());

async function listUnexpected(tested: typeof cells): Promise<string[]> {
  const unexpected: string[] = [];
  for (const cell of tested)
    if (await batches.hasUnexpected(itemsOf([cell], world))) unexpected.push(nameOf(cell));
  return unexpected;
}

// policies.test.ts shows that each cell passes the ordinary check. The nightly run checks them all here too.
const sample = process.env['NIGHTLY'] ? cells : cells.filter((_, i) => i % 6 === 0);
test('every statement has an expected outcome without a mutant', { timeout: 300_000 }, async () => {
  await client.query('begin');
  expect(await listUnexpected(sample)).toEqual([]);
  await client.query('rollback');
});

test.each([
  'alter policy read on notifications using (true)',
  'drop policy mark_read on notifications',
  'alter policy notify on notifications with check (true)',
  'revoke select on notifications from app_api',
  'grant select on events to app_api',
  'drop trigger prepare on inbox_messages',
  `create or replace function app.actor() returns text language sql as 'select null::text'`,
  `create or replace function app.actor() returns text language plpgsql as 'begin perform app.refuse(''no''); end'`,
])('finds the same cells as the ordinary check: %s', async (mutant) => {
  const tested = [...notifications, ...unread];
  await client.query(`begin; ${mutant}; savepoint cell`);
  const failing: string[] = [];
  for (const cell of tested) if ((await checkCell(client, world, cell)).length) failing.push(nameOf(cell));
  await client.query('rollback to savepoint cell');
  const unexpected = await listUnexpected(tested);
  const found = await batches.findFailure(itemsOf(tested, world));
  await client.query('rollback');
  expect(failing).not.toHaveLength(0);
  expect(unexpected).toEqual(failing);
  expect(found && nameOf(found.item.cell)).toBe(unexpected[0]);
});
