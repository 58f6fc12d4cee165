// Acknowledged writes survive a kill of PostgreSQL, and this process keeps running. Uses its own server with fsync
// on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, startPostgresAgain } from '@questline/db/postgres.ts';
import { cloneTemplate, makeTemplate } from '@questline/db/template.ts';
import { join as joinPeople } from '@questline/db/tests/people.ts';
import { inserter } from '@questline/db/tests/test-database.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase, query } from './db.ts';
import { Refusal } from '../refusal.ts';

test('SIGKILL of PostgreSQL under 16 writers: nothing acknowledged is lost, and writes resume', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'questline-crash-'));
  let postgres = await startPostgres({ dataDir });
  const { port } = postgres;
  await makeTemplate(postgres.url);
  const { url } = await cloneTemplate(postgres.url);
  let root = new pg.Client({ connectionString: url('postgres') });
  await root.connect();
  const { id } = await joinPeople({ insert: inserter(root) }, 'company');
  await root.end();

  const database = openDatabase(url('app_api'), { connections: 16 });
  const db = database.as({ id, personId: id });
  const acknowledged: string[] = [];
  const refused = new Map<string, number>();
  const stop = new AbortController();
  const writers = Array.from({ length: 16 }, async () => {
    while (!stop.signal.aborted)
      try {
        const created = await db.one(
          query.insertInto('initiatives').values({ company_id: id, name: 'Kept' }).returning('id'),
        );
        acknowledged.push(created.id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.set(error.code, (refused.get(error.code) ?? 0) + 1);
        await sleep(20);
      }
  });
  const until = async (count: number) => {
    while (acknowledged.length < count) await sleep(5);
  };

  await until(300);
  for (let kills = 0; kills < 2; kills++) {
    await postgres.kill();
    const before = acknowledged.length;
    postgres = await startPostgresAgain({ dataDir, port });
    await until(before + 300);
  }
  stop.abort();
  await Promise.all(writers);
  await database.close();

  expect([...refused.keys()]).toEqual(['unavailable']);
  root = new pg.Client({ connectionString: url('postgres') });
  await root.connect();
  const { rows } = await root.query('select id from initiatives where id = any ($1)', [acknowledged]);
  const { rows: counted } = await root.query(
    'select total_initiatives_created as n, (select count(*)::int from initiatives) as rows from company_onboarding_requirements',
  );
  await root.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
  expect(rows).toHaveLength(acknowledged.length);
  expect(counted[0].n).toBe(counted[0].rows);
}, 120_000);
