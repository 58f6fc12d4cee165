// What backups need of the database: the role that may read everything, one moment of all tables, and a fingerprint of
// their rows.
import pg from 'pg';

/** Recorded for the health page of the desk and the alert about old backups, after a backup was written. */
export const recordBackup = (url: string, bytes: number) =>
  asBackup(url, async (client) => void (await client.query('select keeper.record_backup($1)', [bytes])));

/** As the administrator, or as app_backup itself. */
export async function asBackup<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // It reads for as long as it takes.
    await client.query(`set role app_backup; set statement_timeout = 0; set transaction_timeout = 0;
      set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0`);
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function readsEverything(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    `select rolsuper or rolbypassrls and pg_has_role(oid, 'pg_read_all_data', 'usage') as all
     from pg_roles where rolname = current_user`,
  );
  return rows[0]!.all;
}

/** Everything that this client reads from now on is from one moment, which other programs can read, too. */
export async function openSnapshot(client: pg.Client): Promise<{ snapshot: string; at: string }> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ snapshot: string; at: string }>(
    `select pg_export_snapshot() as snapshot,
       to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
  );
  return rows[0]!;
}

export type TableHash = { rows: number; hash: string };
/** By table. Unlogged ones are empty after a crash as well, so no backup has their rows. */
export type TableHashes = Record<string, TableHash>;

/** The same for the same rows, in any order. */
export async function hashTables(client: pg.Client): Promise<TableHashes> {
  await client.query(`set datestyle = 'ISO'; set timezone = 'UTC'; set bytea_output = 'hex';
    set intervalstyle = 'iso_8601'; set extra_float_digits = 1`);
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and relpersistence = 'p' and nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`,
  );
  const hashes: TableHashes = {};
  for (const { name } of tables) {
    const { rows } = await client.query<TableHash>(
      `select count(*)::float8 as rows,
         coalesce(sum(('x' || left(md5(it::text), 16))::bit(64)::bigint), 0)::text as hash from only ${name} it`,
    );
    hashes[name] = rows[0]!;
  }
  return hashes;
}

export const countRows = (tables: TableHashes) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** The names of tables whose rows differ. */
export const compareTables = (one: TableHashes, other: TableHashes): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.hash !== other[name]?.hash,
  );

/** Whether there is nothing yet that a restore would overwrite. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname !~ '^pg_' and nspname <> 'information_schema') as empty`,
  );
  return rows[0]!.empty;
}

const batch = 1_000;

/** Rows of keeper.stored_files, in batches. */
export async function* storedFiles<Row extends { id: string }>(client: pg.Client): AsyncGenerator<Row> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<Row>('select * from keeper.stored_files($1, $2)', [after, batch]);
    yield* rows;
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}
