import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { PgBoss } from 'pg-boss';
import { afterAll, describe, expect, test } from 'vitest';
import { worker } from '../actor.ts';
import { openDatabase } from '../database/db.ts';
import { openJobs, type Job, type Queue } from './jobs.ts';
import { createOutageLog } from '../telemetry/outage-log.ts';
import { keptLog } from './relay-log.fixture.ts';

const world = await openTestDatabase();
const url = world.url('app_worker');
const { log, lines: complaints } = keptLog();
const queues: Queue[] = [
  { name: 'owls-dead', retryLimit: 0, retryDelay: 1, retryDelayMax: 1 },
  { name: 'owls', retryLimit: 1, retryDelay: 1, retryDelayMax: 1, deadLetter: 'owls-dead' },
];
const jobs = await openJobs({ url, queues, log, outage: createOutageLog(log) });
const database = openDatabase(url, { connections: 2 });
const db = database.as(worker);
afterAll(async () => {
  await jobs.close(1_000);
  await database.close();
});
const until = async (done: () => boolean) => {
  while (!done()) await sleep(10);
};
const owl = (): Job => ({ id: crypto.randomUUID(), data: { owl: crypto.randomUUID() } });

test('a job runs once even if added twice; a rolled back one never runs', async () => {
  const seen: Job[] = [];
  await jobs.work('owls', async (job) => {
    if (job.data['fail']) throw new Error('again');
    seen.push(job);
  });
  const [kept, undone, last] = [owl(), owl(), owl()];
  await db.tx(async (tx) => {
    await jobs.add(tx, 'owls', [kept]);
    await jobs.add(tx, 'owls', [kept]);
  });
  const rolledBack = db.tx(async (tx) => {
    await jobs.add(tx, 'owls', [undone]);
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  await db.tx((tx) => jobs.add(tx, 'owls', [last]));
  await until(() => [kept, last].every(({ id }) => seen.some((job) => job.id === id)));
  // In any order: several jobs run at a time.
  expect(seen).toHaveLength(2);
});

test('a job that failed every attempt goes to the dead letter queue with its ids', async () => {
  const dead: Job[] = [];
  await jobs.work('owls-dead', async (job) => void dead.push(job));
  const failing = { ...owl(), data: { fail: 'yes' } };
  await db.tx((tx) => jobs.add(tx, 'owls', [failing]));
  await until(() => dead.length > 0);
  expect(dead[0]!.data).toEqual(failing.data);
});

describe('the schema', () => {
  test('matches the installed pg-boss', async () => {
    const boss = new PgBoss({ connectionString: world.url('postgres'), migrate: false, supervise: false });
    await boss.start();
    expect((await boss.detectSchemaDrift()).ok).toBe(true);
    await boss.stop();
  });

  test('belongs to app_owner, and the worker cannot change it', async () => {
    const { rows } = await world.root.query(
      `select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'pgboss'::regnamespace`,
    );
    expect(rows).toEqual([{ owner: 'app_owner' }]);
    for (const statement of [
      'alter table pgboss.job add column x int',
      'create table pgboss.x ()',
      'truncate pgboss.job',
      `select pgboss.delete_queue('owls')`,
    ])
      await expect(world.asRole('app_worker', statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  test.each(['app_api', 'app_auth', 'app_desk'])('is closed to %s', async (role) => {
    const { rows } = await world.root.query(
      `select has_schema_privilege($1, 'pgboss', 'usage') as opens,
        bool_or(has_any_column_privilege($1, oid, 'select, insert, update')) as reads
       from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')`,
      [role],
    );
    expect(rows).toEqual([{ opens: false, reads: false }]);
  });

  test('lets app_keeper count jobs, without reading what they contain', async () => {
    const { rows } = await world.root.query(
      `select c.relname || '.' || a.attname as column,
         has_column_privilege('app_keeper', c.oid, a.attname, 'insert, update') as writes
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
         and has_column_privilege('app_keeper', c.oid, a.attname, 'select, insert, update') order by 1`,
    );
    const readable = ['blocked', 'created_on', 'name', 'priority', 'start_after', 'state'].map(
      (column) => `job.${column}`,
    );
    expect(rows).toEqual(
      [...readable, 'queue.active_count', 'queue.failed_count', 'queue.name'].map((column) => ({
        column,
        writes: false,
      })),
    );
  });

  test('lets the worker supervise: finished jobs are removed, lost ones retried, without warnings', async () => {
    const boss = new PgBoss({ connectionString: url, migrate: false, supervise: false, reindex: false });
    boss.on('error', (error) => complaints.push(error.message));
    await boss.start();
    await world.root.query(
      `update pgboss.job set completed_on = now() - interval '2 days' where state = 'completed';
       update pgboss.queue set maintain_on = null, monitor_on = null, monitor_claim_on = null`,
    );
    await boss.supervise();
    const { rows } = await world.root.query(`select from pgboss.job where state = 'completed'`);
    await boss.stop();
    expect(rows).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
