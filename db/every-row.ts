// Reads all rows of a table, oldest first, for an export. Runs as app_keeper, the only role that can see all of these
// rows; a database administrator can switch to it without being a superuser.
import pg from 'pg';

const pageSize = 1_000;

/** `columns`: name → SQL. Returns everything as text, times in UTC with microseconds. */
export async function* everyRow(
  adminUrl: string,
  table: string,
  columns: Record<string, string>,
): AsyncGenerator<(string | null)[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  const cells = Object.values(columns).map((sql) => `(${sql})::text`);
  const text = `select array[${cells.join()}] as cells, id from ${table} where id > $1 order by id limit ${pageSize}`;
  await client.connect();
  try {
    await client.query(`begin isolation level repeatable read read only; set local role app_keeper;
      set local timezone = 'UTC'`);
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const { rows } = await client.query<{ cells: (string | null)[]; id: string }>(text, [after]);
      for (const { cells } of rows) yield cells;
      if (rows.length < pageSize) return;
      after = rows.at(-1)!.id;
    }
  } finally {
    await client.end();
  }
}
