// Connects as each role once, for all checks.
import pg from 'pg';
import type { Settings } from '../../platform/env/env.ts';
import { roles, urlSettings, type Connections } from './check.ts';

const connectMs = 5_000;

export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectMs,
    application_name: 'questline doctor',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

export async function openConnections(settings: Partial<Settings>): Promise<Connections> {
  const opened = await Promise.all(
    roles.map(async (role) => {
      const url = settings[urlSettings[role]];
      if (!url) return [role, { error: new Error(`${urlSettings[role]} is missing or wrong`) }];
      return [
        role,
        await connect(url).then(
          (client) => ({ client }),
          (error: Error) => ({ error }),
        ),
      ];
    }),
  );
  return Object.fromEntries(opened) as Connections;
}

export async function closeConnections(connections: Connections): Promise<void> {
  for (const it of Object.values(connections)) if ('client' in it) await it.client.end();
}
