// What the database client does with a server that is a standby, or doesn't answer. Uses its own servers.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@questline/db/postgres.ts';
import { startStandby } from '@questline/db/standby.ts';
import { cloneTemplate, makeTemplate } from '@questline/db/template.ts';
import { join as joinPeople } from '@questline/db/tests/people.ts';
import { inserter } from '@questline/db/tests/test-database.ts';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, query } from './db.ts';
import { type Param, preparedRead } from './prepared.ts';

const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'questline-failover-'))) as [string, string];
const primary = await startPostgres({ dataDir: folders[0], settings: { wal_keep_size: '256MB' } });
await makeTemplate(primary.url);
const name = new URL((await cloneTemplate(primary.url)).url('postgres')).pathname.slice(1);
const root = new pg.Client({ connectionString: primary.url('postgres', name) });
await root.connect();
const { id } = await joinPeople({ insert: inserter(root) }, 'company');
const standby = await startStandby({ url: primary.url('postgres', name), dataDir: folders[1] });
afterAll(async () => {
  await root.end();
  for (const server of [standby, primary]) await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const create = (text: string) =>
  query.insertInto('initiatives').values({ company_id: id, name: text }).returning('id');
const names = preparedRead((companyId: Param<string>) =>
  query.selectFrom('initiatives').select('name').where('company_id', '=', companyId),
);
const attempt = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    ({ code }: { code?: string }) => code,
  );

test('writes to a standby are unavailable and end their connections, until it is promoted', async () => {
  const onStandby = new pg.Client({ connectionString: standby.url('postgres', name) });
  await onStandby.connect();
  const database = openDatabase(standby.url('app_api', name), { connections: 6 });
  const db = database.as({ id, personId: id });
  const write = () =>
    Promise.all([db.one(create('Demoted')), db.tx((tx) => tx.one(create('Demoted')))].map(attempt));

  expect(await write()).toEqual(['unavailable', 'unavailable']);
  expect(database.usage()).toEqual({ busy: 0, idle: 0, waiting: 0 });

  await onStandby.query('select pg_promote()');
  expect(await write()).toEqual(['written', 'written']);
  expect(await db.many(names(id))).toHaveLength(2);
  await onStandby.end();
  await database.close();
});

test('a frozen server is unavailable, and its connections are not used again', async () => {
  const database = openDatabase(primary.url('app_api', name), { connections: 6 });
  const db = database.as({ id, personId: id });
  const eight = () =>
    Array.from({ length: 8 }, (_, n) => attempt(n % 2 ? db.one(create('x')) : db.many(names(id))));
  await Promise.all(eight());
  const { rows } = await root.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename = 'app_api' and datname = current_database()`,
  );
  const pids = rows.map(({ pid }) => pid);
  const signal = (name: string) => execFileSync('kill', [`-${name}`, ...pids.map(String)]);
  signal('STOP');
  const began = performance.now();
  expect(new Set(await Promise.all(eight()))).toEqual(new Set(['unavailable']));
  expect(performance.now() - began).toBeLessThan(12_000);
  // The frozen ones are still frozen.
  expect(new Set(await Promise.all(eight()))).toEqual(new Set(['written']));
  signal('CONT');
  await database.close();
}, 30_000);
