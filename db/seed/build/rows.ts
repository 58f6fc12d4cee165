// Inserts and updates many rows in one statement. PostgreSQL parses them as the table's row type, including arrays, times
// and JSON.
import type pg from 'pg';

export type Row = Record<string, unknown>;

export async function insertRows(client: pg.Client, table: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Updates rows found by `keys` and sets all other columns; every row must exist. */
export async function updateRows(
  client: pg.Client,
  table: string,
  keys: string[],
  rows: Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).filter((column) => !keys.includes(column));
  const { rowCount } = await client.query(
    `update ${table} t set ${columns.map((it) => `${it} = v.${it}`)}
     from jsonb_populate_recordset(null::${table}, $1) v where ${keys.map((it) => `t.${it} = v.${it}`).join(' and ')}`,
    [JSON.stringify(rows)],
  );
  if (rowCount !== rows.length) throw new Error(`${table}: ${rowCount} of ${rows.length} rows found`);
}
