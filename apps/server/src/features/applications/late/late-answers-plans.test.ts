// Finding applications to close, and answers that are late, costs the same with many applications.
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import type { Compilable } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { listLate, listUnanswered } from './late-answers.queries.ts';

const world = await openTestDatabase();
const client = new pg.Client({ connectionString: world.url('app_worker') });
await client.connect();
await client.query(`select set_config('app.actor', 'worker', false)`);
afterAll(() => client.end());

/** Without triggers and foreign keys. */
async function insert(count: number, at: string) {
  const ids = 'uuidv7(), uuidv7(), uuidv7(), uuidv7()';
  await world.root.query(`begin; set local session_replication_role = replica;
    insert into initiative_applications (student_id, initiative_id, company_id, client_id, status, answer_by, expires_at)
      select ${ids}, case when ${at} is null then 'withdrawn' else 'pending' end, ${at}, ${at} from generate_series(1, ${count});
    insert into task_submissions (student_id, initiative_id, company_id, client_id, application_id, task_id, content, status, answer_by)
      select ${ids}, uuidv7(), uuidv7(), 'Work', 'pending', ${at}
      from generate_series(1, ${count});
    commit`);
  await world.root.query('vacuum analyze initiative_applications, task_submissions');
}

async function explain(statement: Compilable) {
  const { sql: text, parameters } = statement.compile();
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  return { rows: plan['Actual Rows'], buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}
const lists = [listUnanswered([], 100), listLate([], 100)];

// 2 and 4 buffers if nothing is due, 25 and 52 for a hundred.
test('reads a few buffers among 20,000 rows, and a few for each one that is due', async () => {
  await insert(10_000, 'null::timestamptz');
  await insert(10_000, `now() + interval '5 days'`);
  for (const list of lists) {
    const none = await explain(list);
    expect(none.rows).toBe(0);
    expect(none.buffers).toBeLessThan(10);
  }
  await insert(1_000, `now() - interval '1 minute'`);
  for (const list of lists) {
    const some = await explain(list);
    expect(some.rows).toBe(100);
    expect(some.buffers).toBeLessThan(150);
  }
});
