// Checks a large data set: stored values must equal what the product's own functions would compute.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Each statement of checks.sql returns `what` and the number of rows that are `wrong`. Prints the result. */
export async function check(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The trigger functions write what they compute; the transaction is rolled back.
  await client.query(
    `begin; set local jit = off; set local work_mem = '256MB'; set local session_replication_role = replica`,
  );
  const results = await client.query(readFileSync(join(import.meta.dirname, 'checks.sql'), 'utf8'));
  await client.query('rollback');
  await client.end();
  const found = ([results].flat() as pg.QueryResult[])
    .flatMap(({ rows }) => rows as { what?: string; looked: string; wrong: string }[])
    .filter(({ what }) => what);
  for (const { what, looked, wrong } of found)
    console.log(`  ${what!.padEnd(60)} ${looked.padStart(9)} checked, ${wrong} wrong`);
  return found.every(({ looked, wrong }) => Number(wrong) === 0 && Number(looked) > 0);
}
