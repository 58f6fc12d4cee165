// Migrations that create or drop indexes without stopping writes. PostgreSQL runs these statements only outside a
// transaction, so a run that is killed can leave an invalid index behind. The next run drops it and builds it again.
import type pg from 'pg';

const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '');

export const isConcurrent = (sql: string): boolean => /\bindex\s+concurrently\b/i.test(withoutComments(sql));

/** One statement may follow another, but there is nothing else in these files. db/tests/expand-contract.test.ts checks it. */
export const statementsOf = (sql: string): string[] =>
  withoutComments(sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

export const createdIndex = (statement: string): string | undefined =>
  /^create (?:unique )?index concurrently (\w+) on \w+/i.exec(statement)?.[1];

export async function applyConcurrently(client: pg.Client, sql: string): Promise<void> {
  await client.query('set role app_owner');
  try {
    for (const statement of statementsOf(sql)) {
      const index = createdIndex(statement);
      const state = index === undefined ? undefined : await stateOf(client, index);
      if (state === 'invalid') await client.query(`drop index concurrently ${index}`);
      if (state !== 'valid') await client.query(statement);
    }
  } finally {
    await client.query('reset role');
  }
}

async function stateOf(client: pg.Client, index: string): Promise<'valid' | 'invalid' | undefined> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  return rows[0] && (rows[0].valid ? 'valid' : 'invalid');
}
