// Finding the next events costs the same with a large backlog and a long history.
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import type { Compilable } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { listPartsWaiting, listWaiting } from './relay.queries.ts';

const world = await openTestDatabase();
const client = new pg.Client({ connectionString: world.url('app_worker') });
await client.connect();
await client.query(`select set_config('app.actor', 'worker', false)`);
afterAll(() => client.end());

const record = (count: number, relayedAt: string | null) =>
  world.root.query(
    `insert into events (name, subject_id, relayed_at) select 'message.sent', uuidv7(), $2 from generate_series(1, $1)`,
    [count, relayedAt],
  );

/** Executed by name as the database client does, with the plan for any values and with the one for these values. */
async function buffersOf(name: string, statement: Compilable) {
  const { sql: text, parameters } = statement.compile();
  const values = parameters.map((value) => pg.escapeLiteral(Array.isArray(value) ? '{}' : String(value)));
  const buffers: number[] = [];
  for (const mode of ['force_generic_plan', 'force_custom_plan']) {
    await client.query(`set plan_cache_mode = ${mode}`);
    await client.query({ name, text, values: [...parameters] });
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) execute ${name} (${values})`,
    );
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    buffers.push(Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']));
  }
  return Math.max(...buffers);
}

test('finds the next events with a few buffers, after 12,000 relayed events and before 8,000 waiting ones', async () => {
  await record(12_000, new Date().toISOString());
  await record(8_000, null);
  // An empty part is the worst case: nothing is found, however much is read.
  await world.root.query('update events set relayed_at = now() where part = 5');
  await world.root.query('vacuum analyze events');
  // Three levels of the index in each of nine partitions and eight parts. Reading the backlog would take hundreds.
  expect(await buffersOf('parts', listPartsWaiting([]))).toBeLessThan(9 * 8 * 3);
  expect(await buffersOf('waiting', listWaiting(3, [], 10))).toBeLessThan(9 * 3 + 40);
  expect(await buffersOf('empty', listWaiting(5, [], 10))).toBeLessThan(9 * 3 + 40);
});
