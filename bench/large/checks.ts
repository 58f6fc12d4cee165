// Whether a large data set is true: what is kept on rows equals what the product's own functions would keep.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Each statement of checks.sql gives `what` and the number of rows that are `wrong`. Says what it found. */
export async function check(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The keeper's functions write what they work out; nothing of it stays.
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
    console.log(`  ${what!.padEnd(60)} ${looked.padStart(9)} looked at, ${wrong} wrong`);
  return found.every(({ looked, wrong }) => Number(wrong) === 0 && Number(looked) > 0);
}
