// Finding applications to close costs the same with many applications.
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { listUnanswered } from './late-answers.queries.ts';

const world = await openTestDatabase();
const client = new pg.Client({ connectionString: world.url('app_worker') });
await client.connect();
await client.query(`select set_config('app.actor', 'worker', false)`);
afterAll(() => client.end());

/** Without triggers and foreign keys. */
const insert = (count: number, expires: string) =>
  world.root.query(`begin; set local session_replication_role = replica;
    insert into initiative_applications (student_id, initiative_id, company_id, client_id, status, expires_at)
    select uuidv7(), uuidv7(), uuidv7(), uuidv7(), case when ${expires} is null then 'withdrawn' else 'pending' end, ${expires}
    from generate_series(1, ${count}); commit`);

async function buffers() {
  const { sql: text, parameters } = listUnanswered([], 100).compile();
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  return { rows: plan['Actual Rows'], buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}

test('reads a few buffers among 20,000 applications, and a few for each one that is due', async () => {
  await insert(10_000, 'null::timestamptz');
  await insert(10_000, `now() + interval '5 days'`);
  await world.root.query('vacuum analyze initiative_applications');
  const none = await buffers();
  expect(none.rows).toBe(0);
  expect(none.buffers).toBeLessThan(10);
  await insert(1_000, `now() - interval '1 minute'`);
  await world.root.query('vacuum analyze initiative_applications');
  const some = await buffers();
  expect(some.rows).toBe(100);
  expect(some.buffers).toBeLessThan(500);
});
