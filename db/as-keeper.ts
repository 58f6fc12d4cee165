// Runs statements of the command line tool as app_keeper, because no login role can do what it does. A database
// administrator can switch to that role without being a superuser.
import pg from 'pg';

export type Run = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/** One transaction. */
export async function asKeeper<T>(adminUrl: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('begin; set local role app_keeper');
    const result = await work(async (text, values = []) => (await client.query(text, values)).rows);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
