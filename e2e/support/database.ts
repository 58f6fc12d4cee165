// For what no page and no endpoint can do: changes the journeys' database as its administrator.
import pg from 'pg';

export async function inDatabase(sql: string, values: unknown[]): Promise<void> {
  const database = new pg.Client({ connectionString: process.env['JOURNEY_DATABASE'] });
  await database.connect();
  try {
    await database.query(sql, values);
  } finally {
    await database.end();
  }
}
