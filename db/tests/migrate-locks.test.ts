// Migrations while people use the site: they wait for locks only briefly, build indexes without stopping writes, and finish
// after they were killed at any moment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { heldMs, inTransaction, lockAllTables } from '../migrate-locks.ts';
import { migrate } from '../migrate.ts';
import { filesIn, type SqlFile } from '../schema-version.ts';
import { openTestDatabase } from './test-database.ts';

const { root, url } = await openTestDatabase();
const policies = filesIn('policies');
const migrations = filesIn('migrations');
const later = (name: string, text: string): SqlFile => ({ name, text, checksum: text });
const run = (added: SqlFile[], lockPatienceMs?: number) =>
  migrate(url('postgres'), {
    files: { migrations: [...migrations, ...added], policies },
    ...(lockPatienceMs !== undefined && { lockPatienceMs }),
  });

async function connect() {
  const client = new pg.Client({ connectionString: url('postgres') });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

beforeAll(async () => {
  await root.query(`set role app_owner; create table visits (id int, page text); reset role;
    insert into visits select n, 'page ' || n from generate_series(1, 1000) n`);
});
afterAll(() => root.query('drop table visits'));

test('a migration never keeps requests waiting behind a long transaction', async () => {
  const [long, request] = [await connect(), await connect()];
  await long.query('begin; select from visits');
  let isDone = false;
  const migrating = run([later('9001-a.sql', 'alter table visits add column a int')]).then(
    () => (isDone = true),
  );
  const waits: number[] = [];
  for (let n = 0; n < 20; n++) {
    const from = performance.now();
    await request.query('select count(*) from visits');
    waits.push(performance.now() - from);
    await sleep(100);
  }
  expect(isDone).toBe(false);
  await long.query('commit');
  await migrating;
  // The migration waits for 200 ms at a time. The rest is for a busy machine.
  expect(Math.max(...waits)).toBeLessThan(1_500);
  await request.query('select a from visits');
});

test('a migration that never gets its locks changes nothing and says who has them', async () => {
  const long = await connect();
  await long.query(`set application_name = 'a long report'; begin; select from visits`);
  const file = later('9002-b.sql', 'create table never (id int); alter table visits add column b int');
  await expect(run([later('9001-a.sql', 'alter table visits add column a int'), file], 500)).rejects.toThrow(
    /never got its locks.*a long report/s,
  );
  expect((await root.query(`select to_regclass('never') as it`)).rows).toEqual([{ it: null }]);
});

test('an invalid index of a run that was killed is dropped and built again', async () => {
  const build = 'create index concurrently visits_by_page on visits (page)';
  // What a killed run leaves: an index on values that aren't unique is created, but never becomes valid.
  await expect(root.query(`create unique index concurrently visits_by_page on visits ((1))`)).rejects.toThrow(
    /could not create unique index/,
  );
  const state = async () =>
    (
      await root.query(
        `select indisvalid as valid, indisunique as unique from pg_index where indexrelid = to_regclass('visits_by_page')`,
      )
    ).rows;
  expect(await state()).toEqual([{ valid: false, unique: true }]);
  const added = [
    later('9001-a.sql', 'alter table visits add column a int'),
    later('9003-c.sql', `-- Without stopping writes.\n${build};\n`),
  ];
  expect(await run(added)).toEqual(['9003-c.sql']);
  expect(await state()).toEqual([{ valid: true, unique: false }]);
  // The index was there, but the run was killed before it was recorded.
  await root.query(`delete from migrations.applied where name = '9003-c.sql'`);
  expect(await run(added)).toEqual(['9003-c.sql']);
});

test('two runs that create an index concurrently at the same time wait for each other', async () => {
  const added = [
    later('9001-a.sql', 'alter table visits add column a int'),
    later(
      '9003-c.sql',
      `-- Without stopping writes.\ncreate index concurrently visits_by_page on visits (page);\n`,
    ),
    later('9004-d.sql', 'create index concurrently visits_by_id on visits (id)'),
  ];
  const both = await Promise.all([run(added), run(added)]);
  expect(both.flat()).toEqual(['9004-d.sql']);
});

test('a run that is killed while it waits leaves nothing behind that stops the next one', async () => {
  const long = await connect();
  // The index can't become valid before everyone who may need the earlier rows is done.
  await long.query('begin isolation level repeatable read; select from visits');
  const script = `import { migrate } from ${JSON.stringify(new URL('../migrate.ts', import.meta.url).href)};
    import { filesIn } from ${JSON.stringify(new URL('../schema-version.ts', import.meta.url).href)};
    const added = JSON.parse(process.env.ADDED);
    await migrate(process.env.URL, { files: { migrations: [...filesIn('migrations'), ...added], policies: filesIn('policies') } });`;
  const added = [
    later('9001-a.sql', 'alter table visits add column a int'),
    later(
      '9003-c.sql',
      `-- Without stopping writes.\ncreate index concurrently visits_by_page on visits (page);\n`,
    ),
    later('9004-d.sql', 'create index concurrently visits_by_id on visits (id)'),
    later('9005-e.sql', 'create index concurrently visits_by_both on visits (id, page)'),
  ];
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, URL: url('postgres'), ADDED: JSON.stringify(added) },
    stdio: 'inherit',
  });
  const exited = once(child, 'exit');
  const isBuilding = `select from pg_stat_progress_create_index where datname = current_database()`;
  while ((await root.query(isBuilding)).rowCount === 0) await sleep(50);
  child.kill('SIGKILL');
  await exited;
  const next = run(added);
  await sleep(500);
  await long.query('commit');
  expect(await next).toEqual(['9005-e.sql']);
  const { rows } = await root.query(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('visits_by_both')`,
  );
  expect(rows).toEqual([{ valid: true }]);
});

test('the policies let requests pass that would fail otherwise', async () => {
  const [client, request] = [await connect(), await connect()];
  await client.query('begin');
  const letOthersPass = await lockAllTables(client);
  const answer = request.query('select from visits');
  await expect(letOthersPass()).resolves.toBeUndefined();
  await sleep(heldMs + 100);
  await expect(letOthersPass()).rejects.toMatchObject({ code: '55P03' });
  await client.query('rollback');
  await answer;
});

test('locking all tables never gets into a deadlock with requests', async () => {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const failed: unknown[] = [];
  let answered = 0;
  const api = new pg.Pool({ connectionString: url('app_api'), max: 4 });
  const orders = [
    ['initiatives', 'company_profiles'],
    ['company_profiles', 'initiatives'],
    ['tasks', 'company_profiles'],
    ['initiatives', 'tasks'],
  ];
  const readers = orders.map(async ([first, second]) => {
    while (!over.signal.aborted) {
      const client = await api.connect();
      try {
        await client.query(`begin; select keeper.set_actor('anonymous'); select id from ${first} limit 1`);
        await client.query(`select id from ${second} limit 1`);
        await client.query('commit');
        answered++;
        client.release();
        await sleep(30);
      } catch (error) {
        failed.push(error);
        client.release(true);
      }
    }
  });
  const client = await connect();
  for (let n = 0; n < 3; n++) await inTransaction(client, async () => void (await lockAllTables(client)));
  over.abort();
  await Promise.all(readers);
  await api.end();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(0);
});
