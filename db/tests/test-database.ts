// A database of its own for a test file, and the means to fill it and look at it past all walls.
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { cloneTemplate } from '../template.ts';

/** Inserts a row past all walls and returns its id. */
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
  // The database is dropped under connections that are just closing.
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
    /** One statement as a login role that says nothing about who asks. */
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
