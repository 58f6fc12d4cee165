// PostgreSQL is killed under a running worker, which keeps running and catches up. Uses its own server.
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
import { startEmailServer } from '../../../platform/email/email-server.fixture.ts';
import { keptLog } from '../../../platform/jobs/relay-log.fixture.ts';
import { startWorker } from '../../worker-app.ts';

test('SIGKILL of PostgreSQL: the worker keeps running and sends emails for sign-ups before and after', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'questline-worker-crash-'));
  let postgres = await startPostgres({ dataDir });
  const { port } = postgres;
  await makeTemplate(postgres.url);
  const { url } = await cloneTemplate(postgres.url);
  const server = await startEmailServer();
  const { log, lines } = keptLog();
  const worker = await startWorker(
    {
      databaseUrl: url('app_worker'),
      smtpUrl: server.url,
      emailFrom: 'hello@questline.example',
      origin: 'https://questline.example',
      secrets: ['a secret of at least thirty-two characters'],
      auditSecrets: [{ id: 'test', secret: 'a secret of at least thirty-two characters' }],
      files: { FILE_STORE: 'disk', FILES_DIR: dataDir },
    },
    { log, countEmail: () => {} },
  );
  const signUp = async () => {
    const root = new pg.Client({ connectionString: url('postgres') });
    await root.connect();
    const { id, email } = await joinPeople({ insert: inserter(root) }, 'student', { verified: false });
    await root.query(`insert into events (name, subject_id) values ('user.signed_up', $1)`, [id]);
    await root.end();
    return email;
  };
  const arrived = async (email: string) => {
    while (!server.received.some(({ to }) => to.includes(email))) await sleep(20);
  };

  await arrived(await signUp());
  const before = await signUp();
  lines.length = 0;
  await postgres.kill();
  await sleep(3_000);
  const away = lines.filter((line) => /"level":"(warn|error)"/.test(line));
  expect(away.filter((line) => line.includes('database unavailable'))).toHaveLength(1);
  expect(away.length).toBeLessThan(4);
  postgres = await startPostgresAgain({ dataDir, port });
  const began = performance.now();
  await arrived(await signUp());
  await arrived(before);
  const available = () => lines.filter((line) => line.includes('database available again'));
  // The first email may arrive before the round that sent it is over.
  while (available().length === 0) await sleep(20);
  expect(available()).toHaveLength(1);
  console.log(`first email ${((performance.now() - began) / 1_000).toFixed(1)} s after PostgreSQL is back`);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(3);

  await worker.stop();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}, 90_000);
