// Starts and stops PostgreSQL once and prints its version, so that bin/setup knows it runs on this machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { unsafeButFast, startPostgres } from './postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'questline-try-'));
const postgres = await startPostgres({ dataDir, settings: unsafeButFast });
const client = new pg.Client({ connectionString: postgres.url('postgres', 'postgres') });
await client.connect();
const { rows } = await client.query('show server_version');
console.log(rows[0].server_version);
await client.end();
await postgres.stop();
rmSync(dataDir, { recursive: true });
