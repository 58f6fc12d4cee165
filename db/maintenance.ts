// Maintenance mode in the database: a row while it is on. It belongs to the installation and not to anyone's data, so it is
// next to the list of migrations, and can be turned on before a migration and off after it.
import pg from 'pg';

/** Times as text, because the server reads them in its own way. */
type Found = { message: string | null; ends_at: string | null; since: string };

async function withClient<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All nodes and all open pages find out immediately. */
const notify = `select pg_notify('questline_news', '{"everyone":["maintenance"]}')`;

export const turnMaintenanceOn = (
  adminUrl: string,
  { message, endsAt }: { message: string | null; endsAt: Date | null },
) =>
  withClient(adminUrl, async (client) => {
    await client.query(
      `insert into migrations.maintenance (message, ends_at) values ($1, $2)
       on conflict (only_row) do update set message = excluded.message, ends_at = excluded.ends_at`,
      [message, endsAt],
    );
    await client.query(notify);
  });

/** False if it was off. */
export const turnMaintenanceOff = (adminUrl: string) =>
  withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('delete from migrations.maintenance');
    await client.query(notify);
    return rowCount === 1;
  });

export const findMaintenance = (adminUrl: string) =>
  withClient(
    adminUrl,
    async (client) =>
      (
        await client.query<Found>(
          `select message, to_json(ends_at) #>> '{}' as ends_at, to_json(since) #>> '{}' as since from migrations.maintenance`,
        )
      ).rows[0],
  );
