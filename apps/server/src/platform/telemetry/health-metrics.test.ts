import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { anonymous } from '../actor.ts';
import { openDatabase } from '../database/db.ts';
import { createHealthMetrics } from './health-metrics.ts';
import { createLog } from './log.ts';
import { createOutageLog } from './outage-log.ts';

const world = await openTestDatabase();
const lines: string[] = [];
const log = createLog({ process: 'test', level: 'info', to: { write: (line) => void lines.push(line) } });

function open(url: string) {
  const database = openDatabase(url, { connections: 2 });
  afterAll(() => database.close());
  const registry = new Registry();
  const refresh = createHealthMetrics(registry, database.as(anonymous), {
    log,
    outage: createOutageLog(log),
  });
  return async () => {
    await refresh();
    return registry.metrics();
  };
}

test('queues, events, processes, backup and size come from the database', async () => {
  const read = open(world.url('app_api'));
  const empty = await read();
  expect(empty).toContain('questline_events_waiting 0');
  expect(empty).toContain('questline_backup_timestamp_seconds 0');
  expect(empty).toContain('questline_workers 0');
  expect(empty).not.toContain('questline_processes{');

  await world.root.query(`
    insert into processes (id, kind, version, seen_at) values (uuidv7(), 'worker', '1.2.3', now()),
      (uuidv7(), 'worker', '1.2.3', now()), (uuidv7(), 'api', '1.2.3', now() - interval '2 minutes');
    insert into events (name, subject_id, created_at) values ('message.sent', uuidv7(), now() - interval '1 hour');
    insert into backups (bytes) values (77);
    insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
        retention_seconds, deletion_seconds, partition, table_name) values
      ('mail', 'standard', 1, 1, false, 60, 60, 60, false, 'job_common');
    insert into pgboss.job (name, data, start_after) values ('mail', '{}', now() - interval '90 seconds'),
      ('mail', '{}', now() + interval '1 hour')`);
  const text = await read();
  for (const line of [
    'questline_database_up 1',
    'questline_processes{kind="worker",version="1.2.3"} 2',
    'questline_workers 2',
    'questline_events_waiting 1',
    'questline_backup_bytes 77',
    'questline_jobs{queue="mail",state="waiting"} 1',
    'questline_jobs{queue="mail",state="later"} 1',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('kind="api"');
  expect(Number(/^questline_events_oldest_seconds (.+)$/m.exec(text)![1])).toBeGreaterThan(3_599);
  expect(Number(/^questline_jobs_due_seconds\{queue="mail"\} (.+)$/m.exec(text)![1])).toBeGreaterThan(89);
  expect(Number(/^questline_backup_timestamp_seconds (.+)$/m.exec(text)![1])).toBeGreaterThan(1.7e9);
  expect(Number(/^questline_database_bytes (.+)$/m.exec(text)![1])).toBeGreaterThan(1e6);
});

test('without a database, its figures are missing instead of zero', async () => {
  const text = await open('postgres://app_api@127.0.0.1:1/questline')();
  expect(text).toContain('questline_database_up 0');
  expect(text).not.toMatch(/^questline_(events|jobs|backup|emails|processes)/m);
  expect(lines.join()).toContain('database unavailable');
});
