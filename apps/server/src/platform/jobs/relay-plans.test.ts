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

/** Of the second run, which finds everything in memory and no dead index entries. */
async function buffersOf(statement: Compilable) {
  const { sql, parameters } = statement.compile();
  const explain = { text: `explain (analyze, buffers, format json) ${sql}`, values: [...parameters] };
  await client.query(explain);
  const [{ Plan: plan }] = (await client.query(explain)).rows[0]['QUERY PLAN'];
  return Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']);
}

test('reads the same number of buffers with 20,000 waiting and 40,000 relayed events as with a few', async () => {
  await record(200, null);
  await world.root.query('analyze events');
  const parts = await buffersOf(listPartsWaiting([]));
  const events = await buffersOf(listWaiting(3, [], 10));

  await record(40_000, new Date().toISOString());
  await record(20_000, null);
  await world.root.query('analyze events');
  // One more level of the index, in each partition.
  expect(await buffersOf(listPartsWaiting([]))).toBeLessThan(parts + 80);
  expect(await buffersOf(listWaiting(3, [], 10))).toBeLessThan(events + 20);
});
