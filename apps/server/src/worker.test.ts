// Tests of the worker process: its settings and signals.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from '@questline/db/tests/people.ts';
import { openTestDatabase } from '@questline/db/tests/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { anonymous } from './platform/actor.ts';
import { openDatabase } from './platform/database/db.ts';
import { recordEvent } from './platform/jobs/events.ts';
import { startEmailServer } from './platform/email/email-server.fixture.ts';

const world = await openTestDatabase();
const server = await startEmailServer();
const database = openDatabase(world.url('app_auth'), { connections: 1 });
afterAll(async () => {
  await server.stop();
  await database.close();
});

const start = (file: string) => {
  const child = spawn(process.execPath, [`${import.meta.dirname}/${file}`], {
    env: {
      PATH: process.env['PATH'],
      WORKER_DATABASE_URL: world.url('app_worker'),
      SMTP_URL: server.url,
      WORKER_METRICS_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n')));
  const said = async (text: string) => {
    while (!lines.join('\n').includes(text)) await sleep(10);
    return lines.join('\n');
  };
  return { child, said, exited: once(child, 'exit') };
};

test('asked to stop in the middle of an email, the worker finishes it and exits', async () => {
  const { child, said } = start('worker.ts');
  await said('worker started');
  server.state.behavior = 'slow';
  const { id, email } = await join(world, 'student', { verified: false });
  const taken = new Promise<void>((resolve) => {
    server.state.taken = resolve;
  });
  await database.as(anonymous).run(recordEvent('user.signed_up', id, null));
  await taken;
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(server.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  const { rows } = await world.root.query('select status from mail_deliveries');
  expect(rows).toEqual([{ status: 'sent' }]);
});
