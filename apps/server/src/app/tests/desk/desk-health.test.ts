// The health page, with the real API, worker and SMTP.
import { randomUUID } from 'node:crypto';
import { recordBackup } from '@questline/db/backups.ts';
import { describe, expect, test } from 'vitest';
import { createDeskApp } from '../../../features/desk/desk.fixture.ts';
import { anonymous } from '../../../platform/actor.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { openWorker, until } from '../worker/worker-app.fixture.ts';

const app = await createDeskApp();
const { secret } = app.settings.TOKEN_SECRETS[0]!;
const auth = app.authDatabase.as(anonymous);

async function read() {
  const { status, body } = await (await app.setUp()).call('GET /api/desk/health');
  expect(status).toBe(200);
  return body;
}

describe('GET /api/desk/health', () => {
  test('200: before anything ran, the worker and a backup are missing', async () => {
    const body = await read();
    expect(body.problems).toEqual(['worker_missing', 'no_backup']);
    expect(body).toMatchObject({ worker_seen_at: null, processes: [], live_connections: 0, backup: null });
    expect(body.emails).toHaveLength(14);
    expect(body.emails.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), sent: 0, failed: 0 });
    expect(body.schema).toMatch(/^\d{4}-/);
    expect(body.database_bytes).toBeGreaterThan(1_000_000);
  });

  test('200: API processes report their version and live connections', async () => {
    const other = await app.openNode();
    await Promise.all([app.beat(), other.beat()]);
    await app.root.query(`update processes set streams = 21`);
    const body = await read();
    expect(body.live_connections).toBe(42);
    expect(body.processes).toMatchObject([
      { kind: 'api', version: expect.stringMatching(/^\d+\.\d+\.\d+/), streams: 21 },
      { kind: 'api', streams: 21 },
    ]);
    await app.beat();
    expect((await read()).live_connections).toBe(21);
    await app.root.query(`update processes set seen_at = now() - interval '61 seconds'`);
    expect(await read()).toMatchObject({ processes: [], live_connections: 0 });
  });

  test('200: jobs that wait are counted up to 1,000, with the time since the first one was due', async () => {
    await app.root.query(
      `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
         deletion_seconds, partition, table_name, active_count, failed_count)
         values ('many', 'standard', 0, 0, false, 900, 900, 900, false, 'job_common', 4, 2),
           ('scheduled', 'standard', 0, 0, false, 900, 900, 900, false, 'job_common', 0, 0);
       insert into pgboss.job (name, start_after) select 'many', now() - interval '6 minutes' from generate_series(1, 1005);
       insert into pgboss.job (name, start_after) select 'scheduled', now() + interval '1 hour' from generate_series(1, 3)`,
    );
    const body = await read();
    const of = (queue: string) => body.jobs.find((it: { queue: string }) => it.queue === queue);
    expect(of('many')).toMatchObject({ waiting: 1_000, later: 0, running: 4, failed: 2 });
    expect(Date.parse(of('many').due)).toBeLessThan(Date.now() - 300_000);
    expect(of('scheduled')).toMatchObject({ waiting: 0, later: 3, due: null });
    expect(body.problems).toContain('jobs_late');
    await app.root.query(`delete from pgboss.job; delete from pgboss.queue`);
  });

  test('200: a worker that stopped three minutes ago is missing', async () => {
    await app.insert('processes', {
      id: randomUUID(),
      kind: 'worker',
      version: '0.0.1',
      seen_at: new Date(Date.now() - 180_000),
    });
    const body = await read();
    expect(body.problems).toContain('worker_missing');
    expect(Date.parse(body.worker_seen_at)).toBeLessThan(Date.now() - 170_000);
    expect(body.processes).toEqual([]);
  });

  test('200: shows events that wait, then emails that were sent and failed', async () => {
    const [student, lost] = [await app.signUp('student'), await app.signUp('student')];
    await auth.run(recordEvent('user.reset_requested', student.id, null));
    await app.root.query(`update events set created_at = now() - interval '2 minutes'`);
    const waiting = await read();
    expect(waiting.events.waiting).toBeGreaterThan(0);
    expect(Date.parse(waiting.events.oldest)).toBeLessThan(Date.now() - 110_000);
    expect(waiting.problems).toContain('events_late');

    const worker = await openWorker({ world: app, secret });
    await until(() => worker.emailsTo(student.email).length === 1);
    worker.server.state.behavior = 'unknown recipient';
    await auth.run(recordEvent('user.reset_requested', lost.id, null));
    await until(async () => (await read()).undelivered === 1);
    const running = await read();
    expect(running.problems).toEqual(['emails_undelivered', 'no_backup']);
    expect(running.emails.at(-1)).toMatchObject({ sent: 1, failed: 1 });
    expect(running.events).toEqual({ waiting: 0, oldest: null });
    expect(running.processes).toMatchObject([{ kind: 'worker', streams: 0 }]);
    const queues = running.jobs.map(({ queue }: { queue: string }) => queue);
    expect(queues).toEqual(expect.arrayContaining(['mail', 'mail-dead']));
  });

  test('200: shows the last backup that was recorded', async () => {
    await recordBackup(app.url('postgres'), 10);
    await recordBackup(app.url('postgres'), 5_000_000_000);
    const body = await read();
    expect(body.backup).toMatchObject({ bytes: 5_000_000_000 });
    expect(body.problems).not.toContain('no_backup');
    await app.root.query(`update backups set finished_at = now() - interval '49 hours'`);
    expect((await read()).problems).toContain('backup_old');
  });
});
