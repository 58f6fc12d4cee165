// Gives a test file its own database, and ways to fill and read it without row level security.
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { cloneTemplate } from '../template.ts';

/** Inserts a row without row level security and returns its id. */
export const inserter =
  (root: pg.Pool | pg.Client) =>
  async (table: string, row: Record<string, unknown>): Promise<string> => {
    const columns = Object.keys(row);
    const { rows } = await root.query(
      `insert into ${table} (${columns.join()}) values (${columns.map((_, i) => `$${i + 1}`).join()}) returning *`,
      Object.values(row),
    );
    return rows[0].id;
  };

export async function openTestDatabase() {
  const port = inject('postgresPort');
  const { url, drop } = await cloneTemplate((role, name) => `postgres://${role}@127.0.0.1:${port}/${name}`);
  const root = new pg.Pool({ connectionString: url('postgres') });
  // Connections may still be closing when the database is dropped.
  root.on('error', () => {});
  root.on('connect', (client) => client.on('error', () => {}));
  afterAll(async () => {
    await root.end();
    await drop();
  });

  return {
    url,
    root,
    insert: inserter(root),
    /** Runs one statement as a login role without an actor. */
    async asRole(role: string, text: string): Promise<Record<string, unknown>[]> {
      const client = new pg.Client({ connectionString: url(role) });
      await client.connect();
      return client
        .query(text)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
  };
}
