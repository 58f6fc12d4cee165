// The figures of the health page.
import { readHealth, type HealthFigures } from '../platform/telemetry/health-figures.ts';
import { anonymous } from '../platform/actor.ts';
import { openDatabase } from '../platform/database/db.ts';

export async function readHealthFigures(databaseUrl: string): Promise<HealthFigures> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  const { figures } = await database
    .as(anonymous)
    .one(readHealth())
    .finally(() => database.close());
  return figures;
}
