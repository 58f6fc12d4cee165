// Records a finished backup, for the health page of the desk. Call it after a backup was written and checked. Runs as
// app_keeper, because no login role can do it.
import pg from 'pg';

export async function recordBackup(adminUrl: string, bytes: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('begin; set local role app_keeper');
    await client.query('select keeper.record_backup($1)', [bytes]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
